"""What runs in the worker process, without Qt: the analysis, and the questions that the window asks about the map."""
