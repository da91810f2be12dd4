-- Secret addresses of a user that calendars and sheets read without a login. Only a hash of the address is stored.
create table feeds (
  guid uuid primary key,
  company_guid uuid not null references companies,
  user_guid uuid not null references users,
  kind text not null check (kind in ('calendar', 'table')),
  name text not null,
  list text,
  view jsonb,
  token_hash text not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz,
  revoked_at timestamptz,
  check ((kind = 'table') = (list is not null and view is not null))
);
create index feeds_user on feeds (company_guid, user_guid, created_at desc);
alter table feeds enable row level security;
alter table feeds force row level security;
create policy tenant on feeds for all to app_user using (company_guid = (select app_company())) with check (company_guid = (select app_company()));
create policy system on feeds for all to app_system using (true) with check (true);
create policy directory on feeds for select to app_directory using (true);
grant select, insert, update on feeds to app_user;
grant select, insert, update, delete on feeds to app_system;
grant select (guid, company_guid, user_guid, kind, name, list, view, token_hash, revoked_at) on feeds to app_directory;
