"""Effects of cards and abilities of 2016, and when they may be used."""
