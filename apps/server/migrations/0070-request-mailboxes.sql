-- The mailbox (IMAP) from which the requests of a company are taken. The password is sealed with a key of the
-- installation.
create table request_mailboxes (
  company_guid uuid primary key references companies,
  host text not null,
  port integer not null,
  safety text not null check (safety in ('tls', 'starttls')),
  username text not null,
  sealed_password text not null,
  folder text not null,
  active boolean not null,
  -- Messages up to this one were looked at; null until the first reading.
  uid_validity text,
  last_uid bigint,
  -- A message that keeps failing is left after some attempts, so that it does not hold up the others.
  failed_uid bigint,
  failed_times integer not null default 0,
  taken integer not null default 0,
  last_read_at timestamptz,
  next_at timestamptz,
  busy_until timestamptz,
  problem text not null default ''
);

alter table request_mailboxes enable row level security;
alter table request_mailboxes force row level security;
create policy tenant on request_mailboxes for all to app_user
  using (company_guid = (select app_company())) with check (company_guid = (select app_company()));
create policy system on request_mailboxes for all to app_system using (true) with check (true);
grant select, insert, update, delete on request_mailboxes to app_user, app_system;
create policy directory on request_mailboxes for select to app_directory using (true);
grant select (company_guid, active, next_at, busy_until) on request_mailboxes to app_directory;
