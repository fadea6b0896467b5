"""The schema of the database, step by step."""

from __future__ import annotations

# One entry per version of the schema, never edited once published: a database is brought up to date
# by the steps that it has not seen. Written in the SQL that SQLite and PostgreSQL have in common.
STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE games (
            id VARCHAR(32) PRIMARY KEY, system VARCHAR(64) NOT NULL, header TEXT NOT NULL,
            created BIGINT NOT NULL, over BOOLEAN NOT NULL)""",
        """CREATE TABLE orders (
            game VARCHAR(32) NOT NULL REFERENCES games (id), number INTEGER NOT NULL,
            seat INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, number))""",
        """CREATE TABLE keys (
            hash VARCHAR(64) PRIMARY KEY, game VARCHAR(32) NOT NULL REFERENCES games (id),
            seat INTEGER, role VARCHAR(16) NOT NULL, revoked BOOLEAN NOT NULL)""",
        "CREATE INDEX keys_of_game ON keys (game)",
    ),
    (
        "ALTER TABLE games ADD COLUMN delay INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE orders ADD COLUMN at BIGINT NOT NULL DEFAULT 0",
        """CREATE TABLE chat (
            game VARCHAR(32) NOT NULL REFERENCES games (id), spectators BOOLEAN NOT NULL,
            number INTEGER NOT NULL, seat INTEGER, name TEXT, text TEXT NOT NULL,
            at BIGINT NOT NULL, PRIMARY KEY (game, spectators, number))""",
        """CREATE TABLE webhooks (
            game VARCHAR(32) NOT NULL REFERENCES games (id), seat INTEGER NOT NULL,
            url TEXT NOT NULL, PRIMARY KEY (game, seat))""",
    ),
    (
        """CREATE TABLE snapshots (
            game VARCHAR(32) PRIMARY KEY REFERENCES games (id), number INTEGER NOT NULL,
            body TEXT NOT NULL)""",
    ),
    (
        """CREATE TABLE packs (
            system VARCHAR(64) NOT NULL, pack VARCHAR(80) NOT NULL, hash VARCHAR(64) NOT NULL,
            body TEXT NOT NULL, PRIMARY KEY (system, pack, hash))""",
        """CREATE TABLE told (
            game VARCHAR(32) NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL, first INTEGER NOT NULL, size INTEGER NOT NULL,
            rows INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, seat, first))""",
        "ALTER TABLE orders ADD COLUMN seal VARCHAR(12) NOT NULL DEFAULT ''",
        "ALTER TABLE games ADD COLUMN finished BIGINT",
        "CREATE INDEX games_over ON games (over)",
        "DROP TABLE snapshots",
        """CREATE TABLE chapters (
            game VARCHAR(32) NOT NULL REFERENCES games (id), first INTEGER NOT NULL,
            number INTEGER NOT NULL, at BIGINT NOT NULL, told TEXT NOT NULL, moment TEXT,
            PRIMARY KEY (game, first))""",
        """CREATE TABLE standings (
            game VARCHAR(32) NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            number INTEGER NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (game, number))""",
        """CREATE TABLE presence (
            game VARCHAR(32) NOT NULL REFERENCES games (id), seat INTEGER NOT NULL,
            at BIGINT NOT NULL, PRIMARY KEY (game, seat))""",
    ),
)
