"""The simulation panel: what is to be played, what came of it in numbers and plots, on the map, beside another draft."""
