"""Attacks: targets, dice, effects, wounds, and the windows for interruptions."""
