-- The funnel of the supplier's statistics: which companies made a quote of their own, and which sent one. The supplier
-- reads whose they are and when they left, nothing of what is in them.
create policy supplier on quotes for select to app_supplier using (company_guid in (select guid from companies));
create policy supplier on quote_revisions for select to app_supplier
  using (company_guid in (select guid from companies));
grant select (company_guid, imported) on quotes to app_supplier;
grant select (company_guid, sent_at) on quote_revisions to app_supplier;

create index quotes_own on quotes (company_guid) where not imported;
create index quote_revisions_sent on quote_revisions (company_guid) where sent_at is not null;
