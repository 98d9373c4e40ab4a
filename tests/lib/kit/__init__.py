"""What several tests share: servers, databases, browsers."""
