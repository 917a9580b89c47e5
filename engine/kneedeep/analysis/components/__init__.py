"""What a scenario asks of the boxes, and when each thing of it is there."""
