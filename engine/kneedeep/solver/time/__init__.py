"""Costs and times: of routes, earliest times, bounds in movement points and rounds."""
