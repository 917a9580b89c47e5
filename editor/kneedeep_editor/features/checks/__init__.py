"""Features for findings: fixes, the inventory, the checklist before sharing."""
