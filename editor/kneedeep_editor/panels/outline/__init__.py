"""The outline: the file as a tree."""
