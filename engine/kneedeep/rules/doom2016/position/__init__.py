"""Games of 2016 from a chosen position."""
