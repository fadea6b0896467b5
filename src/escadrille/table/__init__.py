"""The table: games that people and bots share over a network, kept in a database."""
