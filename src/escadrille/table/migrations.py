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
    (
        # A mission belongs to a campaign, and so does a record that the campaign went on from.
        """CREATE TABLE missions (
            game VARCHAR(32) PRIMARY KEY REFERENCES games (id), campaign VARCHAR(32) NOT NULL,
            number INTEGER NOT NULL, seats TEXT NOT NULL, people BOOLEAN NOT NULL,
            state VARCHAR(16) NOT NULL)""",
        "CREATE INDEX missions_of_campaign ON missions (campaign)",
        # The last moment between two missions of a long game: other rules go on from there.
        """CREATE TABLE rests (
            game VARCHAR(32) PRIMARY KEY REFERENCES games (id), number INTEGER NOT NULL,
            header TEXT NOT NULL, moment TEXT NOT NULL, missions TEXT NOT NULL)""",
    ),
    (
        # A person has no account: a link, the browsers that came by it, and places of his own.
        "ALTER TABLE keys ADD COLUMN person VARCHAR(32)",
        "CREATE INDEX keys_of_person ON keys (person)",
        """CREATE TABLE persons (
            id VARCHAR(32) PRIMARY KEY, link VARCHAR(64) NOT NULL UNIQUE, created BIGINT NOT NULL,
            settings TEXT NOT NULL, guard VARCHAR(16) NOT NULL, login VARCHAR(64) UNIQUE,
            phrase TEXT)""",
        """CREATE TABLE devices (
            hash VARCHAR(64) PRIMARY KEY, person VARCHAR(32) NOT NULL, created BIGINT NOT NULL)""",
        "CREATE INDEX devices_of_person ON devices (person)",
        """CREATE TABLE admissions (
            hash VARCHAR(64) PRIMARY KEY, created BIGINT NOT NULL, uses INTEGER NOT NULL)""",
    ),
    (
        """CREATE TABLE connected (
            game VARCHAR(32) NOT NULL REFERENCES games (id), seat INTEGER NOT NULL,
            server VARCHAR(16) NOT NULL, sockets INTEGER NOT NULL, until BIGINT NOT NULL,
            PRIMARY KEY (game, seat, server))""",
    ),
    (
        """CREATE TABLE deadlines (
            game VARCHAR(32) PRIMARY KEY REFERENCES games (id), at BIGINT NOT NULL)""",
        "CREATE INDEX deadlines_at ON deadlines (at)",
    ),
    (
        """CREATE TABLE doors (
            game VARCHAR(32) PRIMARY KEY REFERENCES games (id), door VARCHAR(16) NOT NULL,
            watch BOOLEAN NOT NULL, clock TEXT)""",
        "CREATE INDEX doors_open ON doors (door)",
        """CREATE TABLE blocks (
            person VARCHAR(32) NOT NULL, other VARCHAR(32) NOT NULL, name TEXT NOT NULL,
            at BIGINT NOT NULL, PRIMARY KEY (person, other))""",
    ),
    (
        """CREATE TABLE notices (
            person VARCHAR(32) NOT NULL, kind VARCHAR(8) NOT NULL, target TEXT NOT NULL,
            data TEXT NOT NULL, quiet VARCHAR(64) NOT NULL, device VARCHAR(64) NOT NULL,
            PRIMARY KEY (person, kind, target))""",
        "CREATE INDEX notices_quiet ON notices (quiet)",
        "CREATE TABLE house (name VARCHAR(32) PRIMARY KEY, value TEXT NOT NULL)",
    ),
    (
        """CREATE TABLE passkeys (
            id TEXT PRIMARY KEY, person VARCHAR(32) NOT NULL, public TEXT NOT NULL,
            uses BIGINT NOT NULL, created BIGINT NOT NULL)""",
        "CREATE INDEX passkeys_of_person ON passkeys (person)",
        """CREATE TABLE challenges (
            hash VARCHAR(64) PRIMARY KEY, whose VARCHAR(32) NOT NULL, until BIGINT NOT NULL)""",
    ),
)
