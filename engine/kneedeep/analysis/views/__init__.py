"""Views of an analysis for the editor: overlays, positions, next steps, verdict."""
