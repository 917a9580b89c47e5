"""The command line: one module for each command, of which only the chosen one is imported."""
