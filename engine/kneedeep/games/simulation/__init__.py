"""Simulations: many games of bots, and their statistics."""
