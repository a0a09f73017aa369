-- A moderator sees reports, and can mute and ban.
ALTER TABLE identities ADD COLUMN role TEXT CHECK (role IN ('moderator'));
-- Until when somebody may not chat.
ALTER TABLE identities ADD COLUMN muted_until INTEGER;
-- Since when somebody may not do anything any more.
ALTER TABLE identities ADD COLUMN banned INTEGER;

-- Whom a host has sent away from a table.
CREATE TABLE removed (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    identity INTEGER NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, identity)
) STRICT, WITHOUT ROWID;
CREATE INDEX removed_by_identity ON removed (identity);

-- Who does not want to read whom, nor have them at a table.
CREATE TABLE blocks (
    number INTEGER PRIMARY KEY,
    blocker INTEGER NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    blocked INTEGER NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    UNIQUE (blocker, blocked)
) STRICT;
CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- Lines of chat that somebody has reported, as they were then.
CREATE TABLE reports (
    number INTEGER PRIMARY KEY,
    -- Not a reference: the table may be gone.
    table_id TEXT NOT NULL,
    line INTEGER NOT NULL,
    reporter INTEGER NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    author INTEGER NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    reason TEXT NOT NULL,
    created INTEGER NOT NULL,
    -- When a moderator has dealt with it.
    closed INTEGER,
    UNIQUE (table_id, line, reporter)
) STRICT;
CREATE INDEX open_reports ON reports (created) WHERE closed IS NULL;
CREATE INDEX reports_by_author ON reports (author);
