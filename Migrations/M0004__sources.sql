-- Where places come from.

CREATE TABLE source (
  id INTEGER NOT NULL PRIMARY KEY,
  name TEXT NOT NULL UNIQUE CHECK (name <> ''),
  -- Whether the ids of its places begin with its name and a colon.
  is_prefixed INTEGER NOT NULL CHECK (is_prefixed IN (0, 1)),
  attribution TEXT,
  licence TEXT
) STRICT;

-- A file brought in.
CREATE TABLE source_import (
  id INTEGER NOT NULL PRIMARY KEY,
  source INTEGER NOT NULL REFERENCES source (id),
  file TEXT NOT NULL,
  -- Unix time in microseconds.
  imported INTEGER NOT NULL
) STRICT;

CREATE INDEX source_import_source ON source_import (source);

-- The last import that had the place; NULL for places put in by hand, and those older than this column. Without an
-- index, which every load would pay for: what is done with a source as a whole reads all places. For the same reason
-- it names its import without REFERENCES, which would read all of them for each import that is forgotten.
ALTER TABLE place ADD COLUMN import INTEGER;
