"""The engine against the reference engine: the same questions to both, and where the answers differ."""
