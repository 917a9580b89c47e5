"""What marines do by the rules of 2016."""
