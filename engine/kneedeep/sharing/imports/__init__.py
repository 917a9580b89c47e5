"""What comes in from files that others sent: each kind of file is known by its content."""
