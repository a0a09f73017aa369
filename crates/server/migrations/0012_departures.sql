-- People who are being forgotten, or became one with an account: they take no chair any more.
ALTER TABLE identities ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;

-- Sessions that ended a short time ago. A request that was on its way then must not make a new
-- guest of an old token: nobody would have that guest's chair.
CREATE TABLE ended_sessions (
    token BLOB PRIMARY KEY,
    ended INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ended_sessions_by_time ON ended_sessions (ended);
