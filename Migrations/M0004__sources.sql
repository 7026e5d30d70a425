-- Where places come from.

CREATE TABLE source (
  id INTEGER NOT NULL PRIMARY KEY,
  name TEXT NOT NULL UNIQUE CHECK (name <> ''),
  -- Whether the ids of its places begin with its name and a colon.
  is_prefixed INTEGER NOT NULL CHECK (is_prefixed IN (0, 1)),
  attribution TEXT,
  licence TEXT
) STRICT;

-- A file brought in. Of a source, those that some place is still of, and the last one.
CREATE TABLE source_import (
  id INTEGER NOT NULL PRIMARY KEY,
  source INTEGER NOT NULL REFERENCES source (id),
  file TEXT NOT NULL,
  -- Unix time in microseconds.
  imported INTEGER NOT NULL
) STRICT;

CREATE INDEX source_import_source ON source_import (source);

-- The last import that had the place; NULL for places put in by hand, and those older than this column.
ALTER TABLE place ADD COLUMN import INTEGER REFERENCES source_import (id);

CREATE INDEX place_import ON place (import);
