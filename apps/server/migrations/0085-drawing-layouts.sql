-- Where the sheets of a customer have a field, learned from corrections: points from the bottom right corner.
create table drawing_layouts (
  company_guid uuid not null references companies,
  customer_guid uuid not null,
  sheet text not null,
  field text not null,
  place jsonb not null,
  updated_at timestamptz not null,
  primary key (company_guid, customer_guid, sheet, field)
);

alter table drawing_layouts enable row level security;
alter table drawing_layouts force row level security;
create policy tenant on drawing_layouts for all to app_user
  using (company_guid = (select app_company())) with check (company_guid = (select app_company()));
create policy system on drawing_layouts for all to app_system using (true) with check (true);
grant select, insert, update, delete on drawing_layouts to app_user, app_system;
