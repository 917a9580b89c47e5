"""The outline: everything in the file as a tree."""
