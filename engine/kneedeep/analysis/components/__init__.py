"""The demand of a scenario on the boxes, and when each thing of it is present."""
