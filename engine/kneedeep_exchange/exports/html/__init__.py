"""One HTML page that shows a scenario in any browser, without a server and without any request."""
