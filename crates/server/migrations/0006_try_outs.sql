-- Private boards on which somebody tries a position of another match. They are removed soon.
CREATE TABLE try_outs (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    -- The other match. Not a reference: a try-out of a try-out may outlive it.
    origin TEXT NOT NULL,
    -- The step of the other match, if it was over then.
    step INTEGER,
    -- The record up to where the try-out begins, with told luck. Later luck follows from the seed.
    record TEXT NOT NULL
) STRICT, WITHOUT ROWID;
