"""Attacks: targets, dice, effects, wounds, and the windows in which others may interrupt."""
