"""What the editor and the verdict ask of an analysis: overlays, positions, next steps, verdict."""
