"""Messages of text editors in, answers of the engine out: the only package that knows pygls."""
