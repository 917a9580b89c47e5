"""Views of an analysis for the editor and the verdict: overlays, positions, next steps, verdict."""
