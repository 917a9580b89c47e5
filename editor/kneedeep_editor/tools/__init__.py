"""The tools for the pointer on the map. They get places on the board instead of mouse events, and make edits."""
