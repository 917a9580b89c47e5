"""Words for a game of 2016."""
