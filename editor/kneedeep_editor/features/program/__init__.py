"""Features of the program: commands by name, shortcuts, themes, tour, internal errors."""
