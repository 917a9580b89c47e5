"""Features for files: autosave, changes by other programs, dropped files, samples."""
