"""The protocol: requests of text editors and answers of the engine. Only this package imports pygls."""
