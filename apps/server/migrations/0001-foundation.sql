-- Roles. Each handle of the server takes one of them for the length of a transaction:
--   app_user       one company's rows (app.company)
--   app_supplier   the rows of the companies a supplier looks after (app.company = the supplier)
--   app_directory  the look-ups that come before a company is known; reads only
--   app_system     background work across companies; never used while answering a user
do $$
declare name text;
begin
  foreach name in array array['app_user', 'app_supplier', 'app_directory', 'app_system'] loop
    if not exists (select 1 from pg_roles where rolname = name) then
      execute format('create role %I nologin', name);
    end if;
  end loop;
end $$;

create function app_company() returns uuid language sql stable
  return nullif(current_setting('app.company', true), '')::uuid;

create table companies (
  guid uuid primary key,
  kind text not null check (kind in ('consumer', 'supplier')),
  supplier_guid uuid references companies,
  name text not null,
  vat_number text not null,
  fiscal_code text not null default '',
  address text not null default '',
  postal_code text not null default '',
  city text not null default '',
  province text not null default '',
  phone text not null default '',
  email text not null default '',
  pec text not null default '',
  website text not null default '',
  pdf_colour text not null default '#C8420C',
  pdf_intro text not null default '',
  pdf_conditions text not null default '',
  pdf_footer text not null default '',
  default_margin numeric(6, 3) not null default 20,
  default_vat numeric(6, 3) not null default 22,
  validity_days integer not null default 30,
  payment_terms text not null default '30 gg DFFM',
  delivery_terms text not null default 'Franco fabbrica',
  quote_number_format text not null default 'P-{aaaa}-{nnnn}',
  logo_file text,
  logo_type text,
  created_at timestamptz not null,
  version integer not null default 1,
  check ((kind = 'supplier') = (supplier_guid is null))
);
create unique index companies_vat_number_key on companies (vat_number) where kind = 'consumer';
create index companies_supplier on companies (supplier_guid);

create table users (
  guid uuid primary key,
  company_guid uuid not null references companies,
  first_name text not null,
  last_name text not null,
  email text not null,
  password_hash text not null,
  role text not null check (role in ('responsabile', 'preventivista', 'tecnico', 'reparto', 'admin')),
  status text not null default 'active' check (status in ('active', 'suspended', 'removed')),
  hide_costs boolean not null default false,
  theme text not null default 'light' check (theme in ('light', 'dark')),
  last_access_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1
);
create unique index users_email_key on users (lower(email)) where status <> 'removed';
create index users_company on users (company_guid);

-- expires_at null = does not expire (the demo company, the supplier itself).
create table subscriptions (
  company_guid uuid primary key references companies,
  plan text not null check (plan in ('Prova', 'Base', 'Pro')),
  seats integer not null check (seats >= 0),
  expires_at timestamptz,
  version integer not null default 1
);

create table seats (
  company_guid uuid not null references companies,
  user_guid uuid primary key references users,
  assigned_at timestamptz not null,
  expires_at timestamptz
);
create index seats_company on seats (company_guid);

create table addons (
  guid uuid primary key,
  company_guid uuid not null references companies,
  name text not null,
  capability text not null,
  description text not null default '',
  price bigint,
  version integer not null default 1
);
create unique index addons_name_key on addons (company_guid, name);

-- A supplier gives an add-on to every user of a role.
create table addon_roles (
  company_guid uuid not null references companies,
  addon_guid uuid not null references addons,
  role text not null,
  primary key (addon_guid, role)
);

-- What a responsabile switched for one user: granted, or taken away from what the role brings.
create table user_addons (
  company_guid uuid not null references companies,
  user_guid uuid not null references users,
  addon_guid uuid not null references addons,
  capability text not null,
  granted boolean not null,
  expires_at timestamptz,
  primary key (user_guid, addon_guid)
);
create index user_addons_company on user_addons (company_guid);

create table sessions (
  guid uuid primary key,
  company_guid uuid not null references companies,
  user_guid uuid not null references users,
  device text,
  ip text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  closed_at timestamptz,
  close_reason text
);
create index sessions_user on sessions (company_guid, user_guid) where closed_at is null;

create table password_resets (
  token_hash text primary key,
  company_guid uuid not null references companies,
  user_guid uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- company_guid is the reseller who gets the message; from_* tell which of its companies wrote.
create table contact_messages (
  guid uuid primary key,
  company_guid uuid not null references companies,
  from_company_guid uuid references companies,
  from_user_guid uuid references users,
  name text not null,
  email text not null,
  company text not null,
  phone text not null,
  message text not null,
  state text not null default 'nuovo' check (state in ('nuovo', 'risposto', 'chiuso')),
  created_at timestamptz not null
);
create index contact_messages_company on contact_messages (company_guid, created_at desc);

create table consents (
  guid uuid primary key,
  company_guid uuid not null references companies,
  consent_id text not null,
  categories text[] not null,
  action text not null,
  revision integer not null,
  created_at timestamptz not null
);

create table analytics_settings (
  company_guid uuid primary key references companies,
  is_enabled boolean not null default true
);

-- A browser's analytics session, known once a call with a token has named it.
create table analytics_sessions (
  session_id text primary key,
  company_guid uuid not null references companies,
  user_guid uuid not null references users,
  created_at timestamptz not null
);

create table analytics_events (
  company_guid uuid not null references companies,
  user_guid uuid not null references users,
  session_id text not null,
  event_type text not null,
  page_path text not null,
  page_title text,
  element_type text,
  element_role text,
  element_id text,
  element_analytics_id text,
  element_text text,
  element_href text,
  metadata jsonb,
  occurred_at timestamptz not null,
  received_at timestamptz not null
);
create index analytics_events_company on analytics_events (company_guid, occurred_at);

create table materials (
  guid uuid primary key,
  company_guid uuid not null references companies,
  library_id text,
  designation text not null,
  wnr text not null default '',
  aisi text not null default '',
  common_names text[] not null default '{}',
  condition text not null default '',
  iso_group text not null,
  density double precision not null check (density > 0),
  kc11 double precision,
  mc double precision,
  cutting_speeds jsonb not null,
  hardness text not null default '',
  shapes text[] not null default '{}',
  price_per_kg bigint,
  price_confirmed boolean not null default false,
  price_date timestamptz,
  price_source text not null default '',
  archived_at timestamptz,
  version integer not null default 1
);
create index materials_company on materials (company_guid, designation);

-- A mail is a row first: written with the change that causes it, sent after the commit, retried.
create table outbox (
  guid uuid primary key,
  company_guid uuid not null references companies,
  recipient text not null,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_open on outbox (created_at) where state = 'queued';

create table audit (
  guid uuid primary key,
  company_guid uuid not null references companies,
  actor_guid uuid,
  actor_name text not null,
  action text not null,
  entity text not null,
  entity_guid uuid,
  changes jsonb not null default '{}',
  at timestamptz not null
);
create index audit_company on audit (company_guid, at desc);
create index audit_entity on audit (company_guid, entity, entity_guid, at desc);

-- Failed attempts only: whoever gets it right is never counted.
create table failed_attempts (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);

create table installation (
  singleton boolean primary key default true check (singleton),
  supplier_guid uuid not null references companies,
  demo boolean not null default false
);

-- Row-level security: forced, so that not even the owner of the tables slips past it.
do $$
declare name text;
begin
  foreach name in array array['users', 'subscriptions', 'seats', 'addons', 'addon_roles', 'user_addons', 'sessions',
    'password_resets', 'contact_messages', 'consents', 'analytics_settings', 'analytics_sessions',
    'analytics_events', 'materials', 'outbox', 'audit'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for all to app_user using (company_guid = app_company()) with check (company_guid = app_company())', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_user, app_system', name);
  end loop;
end $$;

-- Nobody rewrites history or takes a mail back; the system role may drop rows when their time is over.
revoke update, delete on audit from app_user;
revoke update, delete on outbox from app_user;

alter table companies enable row level security;
alter table companies force row level security;
create policy tenant on companies for all to app_user using (guid = app_company()) with check (guid = app_company());
create policy supplier on companies for all to app_supplier
  using (guid = app_company() or supplier_guid = app_company())
  with check (guid = app_company() or supplier_guid = app_company());
create policy directory on companies for select to app_directory using (true);
create policy system on companies for all to app_system using (true) with check (true);
grant select, insert, update on companies to app_user, app_supplier;
grant select, insert, update, delete on companies to app_system;
grant select (guid, kind, supplier_guid, name) on companies to app_directory;

-- The supplier sees a company's people and licence, never its registries, quotes or prices.
do $$
declare name text;
begin
  foreach name in array array['users', 'subscriptions', 'seats', 'addons', 'addon_roles', 'user_addons', 'sessions',
    'contact_messages', 'analytics_settings', 'analytics_events', 'audit'] loop
    execute format('create policy supplier on %I for all to app_supplier using (company_guid in (select guid from companies)) with check (company_guid in (select guid from companies))', name);
  end loop;
end $$;
grant select, insert, update, delete on users, subscriptions, seats, addons, addon_roles, user_addons to app_supplier;
grant select, update on sessions, contact_messages, analytics_settings to app_supplier;
grant insert on analytics_settings, audit to app_supplier;
grant select on analytics_events, audit to app_supplier;

-- The directory: a known e-mail, session or token leads to its company, and to nothing else.
do $$
declare name text;
begin
  foreach name in array array['users', 'subscriptions', 'seats', 'addon_roles', 'addons', 'user_addons', 'sessions',
    'password_resets', 'analytics_settings', 'analytics_sessions'] loop
    execute format('create policy directory on %I for select to app_directory using (true)', name);
  end loop;
end $$;
grant select (guid, company_guid, first_name, last_name, email, password_hash, role, status, hide_costs) on users to app_directory;
grant select on subscriptions, seats, addon_roles, user_addons, password_resets, analytics_settings, analytics_sessions to app_directory;
grant select (guid, company_guid, capability) on addons to app_directory;
grant select (guid, company_guid, user_guid, last_used_at, closed_at) on sessions to app_directory;

grant select on installation to app_user, app_supplier, app_directory;
grant select, insert, update on installation to app_system;
grant select, insert, update, delete on failed_attempts to app_system;
