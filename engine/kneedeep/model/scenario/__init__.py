"""The scenario document: its model, its file, its edits."""
