"""The export formats: a module for each, and a row in the table of formats."""
