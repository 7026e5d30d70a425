-- What was searched for, and where the user is said to be.

CREATE TABLE search_history (
  id INTEGER NOT NULL PRIMARY KEY,
  -- As typed last; folded decides which searches are one entry.
  query TEXT NOT NULL,
  folded TEXT NOT NULL UNIQUE,
  latitude REAL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL CHECK (longitude BETWEEN -180 AND 180),
  result_count INTEGER NOT NULL CHECK (result_count >= 0),
  chosen_place TEXT,
  use_count INTEGER NOT NULL CHECK (use_count >= 1),
  -- Unix time in microseconds.
  used INTEGER NOT NULL,
  CHECK ((latitude IS NULL) = (longitude IS NULL))
) STRICT;

CREATE INDEX search_history_used ON search_history (used);

CREATE TABLE history_setting (
  id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  is_paused INTEGER NOT NULL CHECK (is_paused IN (0, 1))
) STRICT;

INSERT INTO history_setting VALUES (1, 0);

CREATE TABLE simulated_location (
  id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  updated INTEGER NOT NULL
) STRICT;
