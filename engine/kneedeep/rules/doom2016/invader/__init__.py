"""The invader by the rules of 2016: initiative, events, Argent Power, portals."""
