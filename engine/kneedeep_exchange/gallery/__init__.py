"""A gallery: a static site of a folder of scenarios."""
