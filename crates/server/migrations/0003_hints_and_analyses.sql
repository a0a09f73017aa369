-- Whether everybody at the table may ask for hints. Somebody alone with bots always may.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;

-- What the search has found out about finished matches, as JSON: it takes a while, so it is
-- done once.
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    content TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
