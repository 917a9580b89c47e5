"""The script for checks: references, conditions, deadlines, ways to win."""
