"""Imports of other programs' files. Each kind of file is recognized by its content."""
