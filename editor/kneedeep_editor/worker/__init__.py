"""Functions of the worker process, without Qt: the analysis, and answers to questions about the map."""
