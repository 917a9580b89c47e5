"""Questions about games: which numbers of the printed game they rest on."""
