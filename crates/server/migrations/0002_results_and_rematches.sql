-- The points of every seat of a finished match. They follow from the log; here they can be
-- listed without playing it again.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    points INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- When host, status or chairs last changed: a table that waits too long is removed.
ALTER TABLE tables ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET changed = created;
CREATE INDEX waiting_tables ON tables (changed) WHERE status = 'waiting';

-- Where the same people play again. Unique: a table is the rematch of one other.
ALTER TABLE tables ADD COLUMN rematch TEXT REFERENCES tables (id);
CREATE UNIQUE INDEX rematches ON tables (rematch) WHERE rematch IS NOT NULL;

-- Where bots may have to go on after a restart.
CREATE INDEX running_tables ON tables (id) WHERE status = 'playing';
