"""The script as checks read it: references, conditions, deadlines, ways to win."""
