"""What the window asks the worker process, and what answers."""
