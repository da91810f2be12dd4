-- Delivery notes for which an invoice was written, in whatever program. The notes themselves never change.
create table ddt_invoices (
  ddt_guid uuid primary key references ddts,
  company_guid uuid not null references companies,
  number text not null,
  date date not null,
  created_by uuid not null references users,
  created_at timestamptz not null
);

alter table ddt_invoices enable row level security;
alter table ddt_invoices force row level security;
create policy tenant on ddt_invoices for all to app_user
  using (company_guid = app_company()) with check (company_guid = app_company());
create policy system on ddt_invoices for all to app_system using (true) with check (true);
grant select, insert, update, delete on ddt_invoices to app_user, app_system;
