-- Tables that are lessons: the decisions the learner has made, one in each line. The match follows
-- from them and from the lesson's script, so a lesson has no log.
CREATE TABLE lessons (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    made TEXT NOT NULL
) STRICT, WITHOUT ROWID;
