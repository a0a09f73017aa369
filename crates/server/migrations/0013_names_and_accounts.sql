-- What a name looks like. The program works it out, for names from before when it starts.
ALTER TABLE identities ADD COLUMN look TEXT;
CREATE INDEX identities_by_look ON identities (look) WHERE look IS NOT NULL;
-- Claimed names look different from one another. Of two that did not before, the older one has the
-- look and the other none; both keep their names.
CREATE UNIQUE INDEX claimed_looks ON identities (look)
    WHERE look IS NOT NULL AND claimed_name IS NOT NULL;

-- Whether the author had no seat at the table.
ALTER TABLE chat ADD COLUMN bystander INTEGER NOT NULL DEFAULT 0;

-- The SHA-256 of codes, each of which replaces a forgotten password once.
CREATE TABLE recovery_codes (
    code BLOB PRIMARY KEY,
    identity INTEGER NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX recovery_codes_by_identity ON recovery_codes (identity);

-- Browsers in which somebody has signed in: the SHA-256 of a token of their own. It gives no
-- rights; it keeps others who guess a password from locking the owner out.
CREATE TABLE devices (
    token BLOB NOT NULL,
    identity INTEGER NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    seen INTEGER NOT NULL,
    PRIMARY KEY (identity, token)
) STRICT, WITHOUT ROWID;
