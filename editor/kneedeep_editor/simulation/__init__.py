"""Simulated games in the window: settings, background runs, results as numbers, plots and overlays."""
