-- Places in space order, and the index over their words.

CREATE TABLE place (
  -- Position on a Hilbert curve, and a slot: neighbours on the ground are neighbours in the table.
  key INTEGER NOT NULL PRIMARY KEY,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  category TEXT,
  latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  prominence REAL NOT NULL CHECK (prominence BETWEEN 0 AND 1),
  -- Unix time in microseconds.
  updated INTEGER NOT NULL,
  -- [[language, name], …]
  alternate_names TEXT,
  address TEXT,
  lot_address TEXT,
  phone TEXT,
  website TEXT,
  opening_hours TEXT,
  -- {key: value, …}
  attributes TEXT
) STRICT;

CREATE UNIQUE INDEX place_id ON place (id);

-- The keys of the places that have a term, ascending, in blocks. A block is named by its last key, so the
-- first block with last >= k is the first that can hold k or anything after it.
CREATE TABLE posting (
  term TEXT NOT NULL,
  last INTEGER NOT NULL,
  -- The other keys, as LEB128 differences from the last one downwards.
  earlier BLOB NOT NULL,
  PRIMARY KEY (term, last)
) STRICT, WITHOUT ROWID;

-- What the index was built with; one row.
CREATE TABLE index_state (
  id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  analysis_version INTEGER NOT NULL,
  -- Largest distance between a place and the point its key decodes to, in metres.
  key_error_meters REAL NOT NULL CHECK (key_error_meters > 0),
  place_count INTEGER NOT NULL CHECK (place_count >= 0)
) STRICT;

INSERT INTO index_state VALUES (1, 1, 0.35, 0);
