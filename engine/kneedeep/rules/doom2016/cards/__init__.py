"""Effects of cards and abilities of 2016, and the windows in which they may be used."""
