"""The commands of this package, of which only the chosen one is imported."""
