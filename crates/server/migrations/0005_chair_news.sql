-- Who left the chair that a bot has now, and may sit down in it again.
ALTER TABLE chairs ADD COLUMN kept_for INTEGER REFERENCES identities (id);
CREATE INDEX chairs_by_owner ON chairs (kept_for) WHERE kept_for IS NOT NULL;

-- What the log of a table says about its chairs. It is not part of the match.
CREATE TABLE chair_news (
    table_id TEXT NOT NULL REFERENCES tables (id),
    -- The arrangement that it led to.
    arrangement INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    -- How many steps the match had then.
    step INTEGER NOT NULL,
    identity INTEGER NOT NULL REFERENCES identities (id),
    kind TEXT NOT NULL CHECK (kind IN ('left', 'returned', 'replaced')),
    bot_name TEXT,
    PRIMARY KEY (table_id, arrangement, seat),
    CHECK ((kind = 'replaced') = (bot_name IS NOT NULL))
) STRICT, WITHOUT ROWID;
