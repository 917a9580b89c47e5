"""The parts of the boxes that a scenario needs, and when each of its things is present."""
