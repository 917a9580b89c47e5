"""The worker process, without Qt: the analysis, and answers to the window's questions about the map."""
