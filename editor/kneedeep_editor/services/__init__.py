"""Services for the whole editor, such as background jobs, settings, themes and icons."""
