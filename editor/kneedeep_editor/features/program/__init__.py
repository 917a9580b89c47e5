"""Features of the program, such as command palette, shortcuts, themes, tour, internal errors."""
