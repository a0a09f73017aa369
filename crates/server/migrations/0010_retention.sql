-- When a session was last used, to the day: one that is not used any more is removed. Those from
-- before this column count as used now.
ALTER TABLE sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET used = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
CREATE INDEX sessions_by_use ON sessions (used);

CREATE INDEX chat_by_time ON chat (time);

-- What refers to a person: somebody to whom nothing refers can be removed, and the database looks
-- for it then.
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX votes_by_identity ON votes (identity);
CREATE INDEX chair_news_by_identity ON chair_news (identity);
