-- Which rows came with "Carica dati di esempio": the only ones that may be taken out again as a whole.
create table sample_rows (
  entity_guid uuid primary key,
  company_guid uuid not null references companies,
  entity text not null check (entity in ('customer', 'machine', 'work', 'quote')),
  created_at timestamptz not null
);
create index sample_rows_company on sample_rows (company_guid, entity);
alter table sample_rows enable row level security;
alter table sample_rows force row level security;
create policy tenant on sample_rows for all to app_user
  using (company_guid = app_company()) with check (company_guid = app_company());
create policy system on sample_rows for all to app_system using (true) with check (true);
grant select, insert, update, delete on sample_rows to app_user, app_system;

-- A real quote is archived, never deleted. A sample may go: it never had a number of the sequence, nobody got it.
grant delete on quotes, quote_revisions, quote_reminders to app_user;
create policy only_samples on quotes as restrictive for delete to app_user
  using (exists (select 1 from sample_rows s where s.entity_guid = quotes.guid));
create policy only_samples on quote_revisions as restrictive for delete to app_user
  using (exists (select 1 from sample_rows s where s.entity_guid = quote_revisions.quote_guid));
create policy only_samples on quote_reminders as restrictive for delete to app_user
  using (exists (select 1 from sample_rows s where s.entity_guid = quote_reminders.quote_guid));

-- The funnel of a supplier counts quotes that were really sent: it looks whether a revision's quote is the shop's own.
grant select (guid) on quotes to app_supplier;
grant select (quote_guid) on quote_revisions to app_supplier;
