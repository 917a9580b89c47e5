"""The scenario of any file that has one: inside it, or in a map of another program."""
