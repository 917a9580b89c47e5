"""The drawing surface: plays display lists on the screen, into files and on paper."""
