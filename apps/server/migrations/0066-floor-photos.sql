-- Pictures taken at the machines. The key is made on the device, so that a picture sent twice is stored once.
create table floor_photos (
  guid uuid primary key,
  company_guid uuid not null references companies,
  phase_guid uuid not null,
  person text not null,
  -- By the clock of the device.
  at timestamptz not null,
  name text not null,
  type text not null,
  bytes bigint not null,
  file text not null,
  view_file text,
  view_type text,
  uploaded_by uuid not null references users,
  created_at timestamptz not null,
  foreign key (company_guid, phase_guid) references job_phases (company_guid, guid)
);
create index floor_photos_phase on floor_photos (phase_guid, at desc);
alter table floor_photos enable row level security;
alter table floor_photos force row level security;
create policy tenant on floor_photos for all to app_user
  using (company_guid = (select app_company())) with check (company_guid = (select app_company()));
create policy system on floor_photos for all to app_system using (true) with check (true);
grant select, insert on floor_photos to app_user;
grant select, insert, update, delete on floor_photos to app_system;
