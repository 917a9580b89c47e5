"""Games of 2016 that begin in a chosen position."""
