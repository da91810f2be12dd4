-- Keys with which other programs of a company read. Only a hash of the key is kept.
create table api_keys (
  guid uuid primary key,
  company_guid uuid not null references companies,
  name text not null,
  token_hash text not null unique,
  hint text not null,
  scopes text[] not null,
  created_by uuid not null references users,
  created_by_name text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  last_used_from text not null default '',
  revoked_at timestamptz
);
create index api_keys_company on api_keys (company_guid, created_at desc);

-- Addresses of other programs that are told of events. The secret is grown from the installation's own and the salt.
create table webhooks (
  guid uuid primary key,
  company_guid uuid not null references companies,
  url text not null,
  events text[] not null,
  active boolean not null default true,
  secret_salt text not null,
  created_by uuid not null references users,
  created_by_name text not null,
  created_at timestamptz not null,
  -- One process at a time sends to an address: in order, and nothing twice.
  busy_until timestamptz,
  failing_since timestamptz,
  last_sent_at timestamptz,
  unique (company_guid, guid)
);

create table webhook_deliveries (
  guid uuid primary key,
  company_guid uuid not null references companies,
  webhook_guid uuid not null,
  -- The order in which things happened.
  serial bigint generated always as identity,
  event text not null,
  body text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  status integer,
  error text not null default '',
  created_at timestamptz not null,
  tried_at timestamptz,
  next_at timestamptz,
  foreign key (company_guid, webhook_guid) references webhooks (company_guid, guid) on delete cascade
);
create index webhook_deliveries_waiting on webhook_deliveries (webhook_guid, serial) where state = 'queued';
create index webhook_deliveries_newest on webhook_deliveries (company_guid, webhook_guid, serial desc);

do $$
declare name text;
begin
  foreach name in array array['api_keys', 'webhooks', 'webhook_deliveries'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for all to app_user using (company_guid = (select app_company())) with check (company_guid = (select app_company()))', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('create policy directory on %I for select to app_directory using (true)', name);
    execute format('grant select, insert, update, delete on %I to app_user, app_system', name);
  end loop;
end $$;
revoke delete on api_keys from app_user;
grant select (guid, company_guid, name, token_hash, scopes, created_by, expires_at, last_used_at, revoked_at) on api_keys to app_directory;
grant select (guid, company_guid, active) on webhooks to app_directory;
grant select (guid, company_guid, webhook_guid, serial, state, next_at) on webhook_deliveries to app_directory;
