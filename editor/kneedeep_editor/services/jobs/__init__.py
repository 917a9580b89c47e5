"""Background jobs of the window: questions to the worker process, files made in other processes."""
