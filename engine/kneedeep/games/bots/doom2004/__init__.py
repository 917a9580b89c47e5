"""Bots for the 2004 rules: goals, distance maps, evaluation, plans of turns."""
