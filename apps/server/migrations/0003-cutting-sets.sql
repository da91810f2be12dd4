create table cutting_sets (
  guid uuid primary key,
  company_guid uuid not null references companies,
  name text not null,
  operation text not null,
  -- Kept as they were chosen; a material or machine that is archived later leaves the set readable.
  material_guid uuid,
  machine_guid uuid,
  inputs jsonb not null,
  tags text[] not null default '{}',
  notes text not null default '',
  search_key text not null,
  sort_key text not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index cutting_sets_name_key on cutting_sets (company_guid, lower(name)) where archived_at is null;
create index cutting_sets_sort on cutting_sets (company_guid, sort_key, guid);

alter table cutting_sets enable row level security;
alter table cutting_sets force row level security;
create policy tenant on cutting_sets for all to app_user
  using (company_guid = app_company()) with check (company_guid = app_company());
create policy system on cutting_sets for all to app_system using (true) with check (true);
grant select, insert, update, delete on cutting_sets to app_user, app_system;
