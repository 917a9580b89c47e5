"""The process of the editor: signals, memory and exit."""
