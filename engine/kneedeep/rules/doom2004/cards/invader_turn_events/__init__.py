"""Event cards played in the invader's turn."""
