-- Passkeys (WebAuthn): what is kept is public; the private half never leaves the device.
create table passkeys (
  guid uuid primary key,
  company_guid uuid not null references companies,
  user_guid uuid not null references users,
  name text not null,
  credential_id text not null,
  -- COSE key, base64url
  public_key text not null,
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create unique index passkeys_credential_key on passkeys (credential_id);
create index passkeys_user on passkeys (company_guid, user_guid);
alter table passkeys enable row level security;
alter table passkeys force row level security;
create policy tenant on passkeys for all to app_user
  using (company_guid = (select app_company())) with check (company_guid = (select app_company()));
create policy system on passkeys for all to app_system using (true) with check (true);
create policy directory on passkeys for select to app_directory using (true);
grant select, insert, update, delete on passkeys to app_user, app_system;
grant select (guid, company_guid, user_guid, credential_id, public_key, counter, transports) on passkeys to app_directory;

-- Tickets that were used and would still be in time: each opens once, whichever process is asked.
create table used_tickets (
  ticket_hash text primary key,
  expires_at timestamptz not null
);
create index used_tickets_expiry on used_tickets (expires_at);
grant select, insert, delete on used_tickets to app_system;
