"""Event cards played in a marine's turn."""
