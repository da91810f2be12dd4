-- The formulas a process has been priced with. Rows are only added: a quote names the version it used.
create table work_formulas (
  company_guid uuid not null references companies,
  work_guid uuid not null references works,
  version integer not null,
  text text not null,
  published_at timestamptz not null,
  published_by text not null,
  primary key (work_guid, version)
);
alter table work_formulas enable row level security;
alter table work_formulas force row level security;
create policy tenant on work_formulas for all to app_user
  using (company_guid = app_company()) with check (company_guid = app_company());
create policy system on work_formulas for all to app_system using (true) with check (true);
grant select, insert on work_formulas to app_user;
grant select, insert, update, delete on work_formulas to app_system;

-- The newest of them beside its process, so that a list and a quote need no join.
alter table works
  add column formula_published text,
  add column formula_version integer,
  add column formula_published_at timestamptz;

-- A rate is as old as the last time somebody set or confirmed it, not as the last change of the machine's notes.
alter table machines add column rate_date timestamptz;
update machines set rate_date = updated_at where hourly_rate is not null;
