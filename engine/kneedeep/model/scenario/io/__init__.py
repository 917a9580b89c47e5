"""Reading and writing scenario files."""
