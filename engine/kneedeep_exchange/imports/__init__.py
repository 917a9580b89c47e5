"""Imports of files from others: each kind of file is recognized by its content."""
