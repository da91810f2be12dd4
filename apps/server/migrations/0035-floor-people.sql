-- Who works at the machines without an account: on a shared tablet they say who they are by PIN or badge.
create table floor_people (
  guid uuid primary key,
  company_guid uuid not null references companies,
  name text not null,
  pin_hash text not null,
  -- SHA-256 of what the badge carries; null until one is printed.
  badge_hash text unique,
  archived_at timestamptz,
  created_by uuid not null references users,
  created_at timestamptz not null,
  constraint floor_people_company_guid_key unique (company_guid, guid)
);
create unique index floor_people_name_key on floor_people (company_guid, lower(name)) where archived_at is null;
alter table floor_people enable row level security;
alter table floor_people force row level security;
create policy tenant on floor_people for all to app_user
  using (company_guid = (select app_company())) with check (company_guid = (select app_company()));
create policy system on floor_people for all to app_system using (true) with check (true);
grant select, insert, update on floor_people to app_user;
grant select, insert, update, delete on floor_people to app_system;

alter table work_events add column floor_person_guid uuid;
alter table work_events add constraint work_events_floor_person_guid_fkey
  foreign key (company_guid, floor_person_guid) references floor_people (company_guid, guid);
