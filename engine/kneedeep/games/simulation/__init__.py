"""Simulation: many games by bots, counted."""
