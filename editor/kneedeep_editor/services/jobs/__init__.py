"""Questions of the window to the worker process, and their answers."""
