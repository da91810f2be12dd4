-- online
-- Whether a registered program has ever been connected: one that has not expires after a day.
create index concurrently if not exists api_keys_client on api_keys (client_hash) where client_hash is not null;
