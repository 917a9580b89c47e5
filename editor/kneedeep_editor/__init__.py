"""The window of kneedeep: draws, edits and plays the scenarios that the engine reads and checks."""
