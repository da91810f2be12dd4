-- Rules of the price ("se materiale inox: tempo ciclo × 1,3"): a new position takes those that are active.
create table rules (
  guid uuid primary key,
  company_guid uuid not null references companies,
  name text not null,
  conditions jsonb not null,
  effects jsonb not null,
  active boolean not null default true,
  tags text[] not null default '{}',
  notes text not null default '',
  search_key text not null,
  sort_key text not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index rules_name_key on rules (company_guid, lower(name)) where archived_at is null;
create index rules_sort on rules (company_guid, sort_key, guid);
alter table rules enable row level security;
alter table rules force row level security;
create policy tenant on rules for all to app_user
  using (company_guid = (select app_company())) with check (company_guid = (select app_company()));
create policy system on rules for all to app_system using (true) with check (true);
grant select, insert, update, delete on rules to app_user, app_system;
