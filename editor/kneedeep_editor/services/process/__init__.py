"""The process of the editor: signals of the system, memory, errors nobody expected."""
