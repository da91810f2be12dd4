-- What a company means by its own words in a sheet: column path → word → column path → text.
alter table import_mappings add column words jsonb not null default '{}';
