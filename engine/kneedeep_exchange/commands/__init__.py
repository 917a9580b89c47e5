"""The commands of this package. Only the chosen one is imported."""
