-- Whoever plays: a guest, or somebody who claimed a name.
CREATE TABLE identities (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    -- The claimed name in lower case, so that names differing only in case are one.
    claimed_name TEXT UNIQUE,
    -- An argon2id string; only together with a claimed name.
    password TEXT,
    created INTEGER NOT NULL,
    CHECK ((claimed_name IS NULL) = (password IS NULL))
) STRICT;

-- A browser or program that acts for an identity: the SHA-256 of its secret token.
CREATE TABLE sessions (
    token BLOB PRIMARY KEY,
    identity INTEGER NOT NULL REFERENCES identities (id),
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_identity ON sessions (identity);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    config TEXT NOT NULL,
    -- Secret until the game is over.
    seed BLOB NOT NULL,
    public INTEGER NOT NULL,
    host INTEGER NOT NULL REFERENCES identities (id),
    status TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
    -- Counts the changes of host, status and chairs: who changes them names the count seen.
    arrangement INTEGER NOT NULL,
    created INTEGER NOT NULL
) STRICT;
CREATE INDEX open_tables ON tables (created) WHERE public = 1 AND status = 'waiting';

-- An empty chair has neither identity nor level.
CREATE TABLE chairs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    identity INTEGER REFERENCES identities (id),
    has_left INTEGER NOT NULL DEFAULT 0,
    bot_level TEXT,
    bot_name TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK (identity IS NULL OR bot_level IS NULL),
    CHECK ((bot_level IS NULL) = (bot_name IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX chairs_by_identity ON chairs (identity) WHERE identity IS NOT NULL;

-- Who wants a bot to take over a chair.
CREATE TABLE votes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    identity INTEGER NOT NULL REFERENCES identities (id),
    PRIMARY KEY (table_id, seat, identity)
) STRICT, WITHOUT ROWID;

-- What was decided, and nothing else: luck follows from the seed.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    -- The match's version before the entry. Of two who append for the same version, on
    -- whatever node, this key lets one through.
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('decision', 'undo')),
    words TEXT NOT NULL,
    -- The version the request was made for, to recognise the same request again.
    at_version INTEGER,
    time INTEGER NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    identity INTEGER NOT NULL REFERENCES identities (id),
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_by_identity ON chat (identity);
