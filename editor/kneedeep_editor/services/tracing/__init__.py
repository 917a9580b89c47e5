"""A picture to trace: a scan or photograph under the map, kept in the user's data folder, never in the scenario."""
