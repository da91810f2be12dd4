-- Materials become a registry like the others: search, order, history.
alter table materials
  add column chip_revenue_per_kg bigint check (chip_revenue_per_kg >= 0),
  add column suppliers text[] not null default '{}',
  add column tags text[] not null default '{}',
  add column notes text not null default '',
  add column search_key text not null default '',
  add column sort_key text not null default '',
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
update materials set
  search_key = lower(designation || ' ' || wnr || ' ' || aisi || ' ' || array_to_string(common_names, ' ') || ' ' || condition),
  sort_key = lower(designation);
alter table materials
  alter column search_key drop default, alter column sort_key drop default,
  alter column created_at drop default, alter column updated_at drop default;
create unique index materials_designation_key on materials (company_guid, lower(designation), lower(condition)) where archived_at is null;
create index materials_sort on materials (company_guid, sort_key, guid);
create index materials_search on materials using gin (search_key gin_trgm_ops);

create table customers (
  guid uuid primary key,
  company_guid uuid not null references companies,
  code text not null default '',
  name text not null,
  vat_number text not null default '',
  fiscal_code text not null default '',
  sdi text not null default '',
  pec text not null default '',
  email text not null default '',
  phone text not null default '',
  website text not null default '',
  iban text not null default '',
  legal_address jsonb not null,
  delivery_addresses jsonb not null,
  contacts jsonb not null,
  payment_terms text not null default '',
  delivery_terms text not null default '',
  discount double precision not null default 0,
  margin double precision,
  language text not null default 'it' check (language in ('it', 'en')),
  rating integer not null default 0,
  tags text[] not null default '{}',
  notes text not null default '',
  search_key text not null,
  sort_key text not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
-- A customer without a code is fine; two with the same one are not.
create unique index customers_code_key on customers (company_guid, lower(code)) where archived_at is null and code <> '';
create index customers_sort on customers (company_guid, sort_key, guid);
create index customers_search on customers using gin (search_key gin_trgm_ops);
create index customers_vat on customers (company_guid, vat_number) where vat_number <> '';

create table costs (
  guid uuid primary key,
  company_guid uuid not null references companies,
  code text not null,
  name text not null,
  category text not null,
  basis text not null,
  amount bigint check (amount >= 0),
  percent double precision,
  add_to_new_quotes boolean not null default false,
  confirmed boolean not null default false,
  tags text[] not null default '{}',
  notes text not null default '',
  search_key text not null,
  sort_key text not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index costs_code_key on costs (company_guid, lower(code)) where archived_at is null;
create index costs_sort on costs (company_guid, sort_key, guid);
create index costs_search on costs using gin (search_key gin_trgm_ops);

create table works (
  guid uuid primary key,
  company_guid uuid not null references companies,
  code text not null,
  name text not null,
  external boolean not null default false,
  supplier text not null default '',
  charge text not null,
  machine_guid uuid references machines,
  setup_minutes double precision not null default 0,
  cycle_minutes double precision not null default 0,
  rate bigint check (rate >= 0),
  minimum bigint check (minimum >= 0),
  lead_days integer not null default 0,
  formula_draft text not null default '',
  confirmed boolean not null default false,
  tags text[] not null default '{}',
  notes text not null default '',
  search_key text not null,
  sort_key text not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index works_code_key on works (company_guid, lower(code)) where archived_at is null;
create index works_sort on works (company_guid, sort_key, guid);
create index works_search on works using gin (search_key gin_trgm_ops);

do $$
declare name text;
begin
  foreach name in array array['customers', 'costs', 'works'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for all to app_user using (company_guid = app_company()) with check (company_guid = app_company())', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_user, app_system', name);
  end loop;
end $$;
