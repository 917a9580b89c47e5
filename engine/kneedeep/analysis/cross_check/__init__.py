"""Cross-check of the engine and the reference engine: the same questions to both, and the differing answers."""
