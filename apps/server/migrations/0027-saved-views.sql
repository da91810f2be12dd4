-- The views each user saved of each list live beside its columns and density.
alter table list_settings
  alter column settings set default '{"columns": {}, "compact": false}',
  add column views jsonb not null default '[]';
