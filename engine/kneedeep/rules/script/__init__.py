"""The script of a scenario in a game of any ruleset: its conditions, their queries, its steps and choices."""
