-- One bar or sheet as bought, in kg, and the quoted price of a kg (1/10,000 €); null where the quote says nothing of them.
alter table jobs add column bar_weight double precision;
alter table job_amounts add column material_price bigint;

-- Working days from an order to the material in the shop, by the supplier's name as the materials have it; the company's
-- own figure counts for the others.
create table supplier_lead_times (
  company_guid uuid not null references companies,
  supplier text not null,
  days integer not null check (days between 0 and 120),
  primary key (company_guid, supplier)
);
alter table supplier_lead_times enable row level security;
alter table supplier_lead_times force row level security;
create policy tenant on supplier_lead_times for all to app_user
  using (company_guid = app_company()) with check (company_guid = app_company());
create policy system on supplier_lead_times for all to app_system using (true) with check (true);
grant select, insert, update, delete on supplier_lead_times to app_user, app_system;
