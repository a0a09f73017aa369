-- What hosts and moderators have done. Rows are only added.
CREATE TABLE audit (
    number INTEGER PRIMARY KEY,
    time INTEGER NOT NULL,
    -- The account that did it; NULL if it was done from the machine itself, with `grotto admin`.
    -- Not a reference: what was done stays when the account goes.
    operator INTEGER,
    deed TEXT NOT NULL,
    -- What or whom it was done to: a table's id, an identity's number, a file. May be empty.
    target TEXT NOT NULL
) STRICT;
