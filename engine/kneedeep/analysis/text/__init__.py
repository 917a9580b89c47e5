"""Words of findings."""
