"""The poster style: a floor for each area, light and dusk, depth, set dressing, names in the map's lettering."""
