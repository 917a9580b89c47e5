"""An HTML page that shows a scenario in any browser, without a server or network requests."""
