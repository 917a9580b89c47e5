"""What the whole editor shares: analysis beside the window, settings, colours and icons."""
