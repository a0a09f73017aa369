-- One row that is written to find out whether the database can be written.
CREATE TABLE health (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    checked INTEGER NOT NULL
) STRICT;
INSERT INTO health (only, checked) VALUES (1, 0);
