-- Programs that a person connects by consent (OAuth) are keys whose text changes: `token_hash` is the current access
-- token, null until the program has fetched its first one.
alter table api_keys alter column token_hash drop not null;
alter table api_keys add column token_expires_at timestamptz;
alter table api_keys add column client_hash text;
alter table api_keys add column program_host text;
grant select (token_expires_at, client_hash) on api_keys to app_directory;

-- Codes and refresh tokens of connected programs, each valid once. A used one stays until it expires: if it comes
-- back, somebody copied it.
create table oauth_tokens (
  token_hash text primary key,
  company_guid uuid not null references companies,
  -- A key of `api_keys`.
  key_guid uuid not null,
  kind text not null check (kind in ('code', 'refresh')),
  -- PKCE challenge and address of a code.
  challenge text,
  redirect_uri text,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((kind = 'code') = (challenge is not null and redirect_uri is not null))
);
create index oauth_tokens_expiry on oauth_tokens (expires_at);
alter table oauth_tokens enable row level security;
alter table oauth_tokens force row level security;
create policy tenant on oauth_tokens for all to app_user using (company_guid = (select app_company())) with check (company_guid = (select app_company()));
create policy system on oauth_tokens for all to app_system using (true) with check (true);
create policy directory on oauth_tokens for select to app_directory using (true);
grant select, insert, update on oauth_tokens to app_user;
grant select, insert, update, delete on oauth_tokens to app_system;
grant select (token_hash, company_guid, key_guid, kind) on oauth_tokens to app_directory;
