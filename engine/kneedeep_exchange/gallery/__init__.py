"""A gallery: a static site about a folder of scenarios."""
