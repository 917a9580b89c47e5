"""What a scenario is: its elements and files, the parts of the boxes, spaces and edges."""
