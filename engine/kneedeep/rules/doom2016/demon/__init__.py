"""What demons do by the rules of 2016."""
