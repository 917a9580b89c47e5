"""Sheets on paper: laid out on pages once, then painted on the screen, into a PDF file, on a printer."""
