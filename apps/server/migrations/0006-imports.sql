-- Which columns of the company's own sheet are which of ours, remembered for each registry.
create table import_mappings (
  company_guid uuid not null references companies,
  registry text not null,
  -- normalised heading → column path, null = leave it out
  mapping jsonb not null,
  updated_at timestamptz not null,
  primary key (company_guid, registry)
);

-- A file that was read and waits for its confirmation.
create table import_previews (
  guid uuid primary key,
  company_guid uuid not null references companies,
  registry text not null,
  created_by uuid not null,
  summary jsonb not null,
  -- one letter a row: f(resh), c(hanged), u(nchanged), b(ad)
  states text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index import_previews_company on import_previews (company_guid, registry);

-- Its rows, some hundred at a time: nobody asks the database about what is inside.
create table import_chunks (
  preview_guid uuid not null references import_previews on delete cascade,
  position integer not null,
  company_guid uuid not null references companies,
  rows text not null,
  primary key (preview_guid, position)
);

do $$
declare name text;
begin
  foreach name in array array['import_mappings', 'import_previews', 'import_chunks'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for all to app_user using (company_guid = app_company()) with check (company_guid = app_company())', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_user, app_system', name);
  end loop;
end $$;
