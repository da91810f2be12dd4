create table shades (
  guid uuid primary key,
  company_guid uuid not null references companies,
  name text not null
);
create index shades_company on shades (company_guid);
alter table shades enable row level security;
alter table shades force row level security;
create policy tenant on shades for all to app_user
  using (company_guid = (select app_company())) with check (company_guid = (select app_company()));
create policy system on shades for all to app_system using (true) with check (true);
grant select, insert, update, delete on shades to app_user, app_system;
