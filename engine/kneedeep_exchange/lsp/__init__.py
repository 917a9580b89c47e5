"""The language server: answers of the engine for text editors."""
