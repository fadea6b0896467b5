-- A game in progress, as version 1 of the schema kept it. Never edit: databases like it exist.
CREATE TABLE meta (id INTEGER PRIMARY KEY, version INTEGER);
INSERT INTO meta VALUES (1, 1);
CREATE TABLE games (
    id VARCHAR(32) PRIMARY KEY, system VARCHAR(64) NOT NULL, header TEXT NOT NULL,
    created BIGINT NOT NULL, over BOOLEAN NOT NULL);
INSERT INTO games VALUES ('0123456789abcdef', 'flames', '{"escadrille":1,"system":"flames","version":1,"packs":{"core":"0"},"scenario":"first-duel","options":{},"seed":7,"situation":null,"seats":["human","human"]}', 1790000000, 0);
CREATE TABLE orders (
    game VARCHAR(32) NOT NULL REFERENCES games (id), number INTEGER NOT NULL,
    seat INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, number));
INSERT INTO orders VALUES ('0123456789abcdef', 0, 0, '{"order":{"order":"level","level":"low"}}');
INSERT INTO orders VALUES ('0123456789abcdef', 1, 0, '{"undo":true}');
INSERT INTO orders VALUES ('0123456789abcdef', 2, 0, '{"order":{"order":"level","level":"medium"}}');
CREATE TABLE keys (
    hash VARCHAR(64) PRIMARY KEY, game VARCHAR(32) NOT NULL REFERENCES games (id),
    seat INTEGER, role VARCHAR(16) NOT NULL, revoked BOOLEAN NOT NULL);
INSERT INTO keys VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '0123456789abcdef', 0, 'seat', 0);
INSERT INTO keys VALUES ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '0123456789abcdef', 1, 'seat', 1);
CREATE INDEX keys_of_game ON keys (game);
