-- Where each scene of the app stood when it was last used.
--
-- Values are checked when they are restored, one by one, so that a row another version wrote, or something
-- damaged, loses no more than what is wrong with it.

CREATE TABLE session (
  scene TEXT NOT NULL PRIMARY KEY,
  -- Of the meaning of what follows.
  version INTEGER NOT NULL,
  tab TEXT,
  query TEXT,
  place TEXT,
  -- The map's region: its centre and how far it spans, in degrees.
  latitude REAL,
  longitude REAL,
  latitude_delta REAL,
  longitude_delta REAL,
  -- Unix time in microseconds.
  saved INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The detent of each tab's sheet.
CREATE TABLE session_detent (
  scene TEXT NOT NULL REFERENCES session (scene) ON DELETE CASCADE,
  tab TEXT NOT NULL,
  detent TEXT NOT NULL,
  -- Its height as a share of what was available, for when there is no such detent any more.
  fraction REAL,
  PRIMARY KEY (scene, tab)
) STRICT, WITHOUT ROWID;
