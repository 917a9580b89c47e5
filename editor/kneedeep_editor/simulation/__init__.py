"""Simulated games in the window: the settings, the run in processes of its own, results as numbers, plots and overlays."""
