"""Actions of marines by the rules of 2016."""
