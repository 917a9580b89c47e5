"""Checks of simulated games (BAL)."""
