"""Event cards played in an attack."""
