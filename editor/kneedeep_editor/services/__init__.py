"""What the whole editor shares: analysis beside the window, settings, colors and icons."""
