-- Search in registries: every word somewhere in a key without accents and capitals, found by trigrams.
create extension if not exists pg_trgm;

create table machines (
  guid uuid primary key,
  company_guid uuid not null references companies,
  code text not null,
  name text not null,
  kind text not null,
  maker text not null default '',
  year integer,
  travel jsonb not null,
  max_diameter double precision,
  max_length double precision,
  max_weight double precision,
  spindle_min double precision,
  spindle_max double precision,
  spindle_power double precision,
  spindle_torque double precision,
  bar_feeder boolean not null default false,
  dynamics jsonb not null,
  rate_mode text not null check (rate_mode in ('typed', 'guided')),
  hourly_rate bigint check (hourly_rate >= 0),
  rate_input jsonb,
  rate_confirmed boolean not null default false,
  calendar jsonb not null,
  tags text[] not null default '{}',
  notes text not null default '',
  -- Names without accents and capitals: what a search reads and what Italian order goes by.
  search_key text not null,
  sort_key text not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index machines_code_key on machines (company_guid, lower(code)) where archived_at is null;
create index machines_sort on machines (company_guid, sort_key, guid);
create index machines_search on machines using gin (search_key gin_trgm_ops);

alter table machines enable row level security;
alter table machines force row level security;
create policy tenant on machines for all to app_user
  using (company_guid = app_company()) with check (company_guid = app_company());
create policy system on machines for all to app_system using (true) with check (true);
grant select, insert, update, delete on machines to app_user, app_system;
