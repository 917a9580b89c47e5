"""Services for the whole editor: analysis beside the window, settings, colors and icons."""
