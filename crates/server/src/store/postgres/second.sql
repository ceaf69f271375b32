-- Bots with accounts.

CREATE TABLE bots (
    id text COLLATE "C" PRIMARY KEY, owner text COLLATE "C" NOT NULL REFERENCES guests (id),
    name text NOT NULL, look text COLLATE "C" NOT NULL UNIQUE,
    token text COLLATE "C" NOT NULL UNIQUE, open boolean NOT NULL, games text NOT NULL,
    seen bigint NOT NULL
);
CREATE INDEX bots_by_owner ON bots (owner);
CREATE INDEX open_bots ON bots (seen) WHERE open;
