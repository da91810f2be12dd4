-- Who of the supplier looks after a company, or after a single user of it (null = whoever has the company).
alter table companies add column admin_guid uuid references users;
alter table users add column admin_guid uuid references users;
alter table contact_messages add column admin_guid uuid references users;
create index companies_admin on companies (admin_guid);
create index users_admin on users (admin_guid) where admin_guid is not null;

-- A link that makes a user. Kept after use until it is replaced: a second click gets a clear answer.
create table invitations (
  guid uuid primary key,
  company_guid uuid not null references companies,
  token_hash text not null unique,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  role text not null check (role in ('responsabile', 'preventivista', 'tecnico', 'reparto', 'admin')),
  hide_costs boolean not null default false,
  seat boolean not null default true,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index invitations_open_key on invitations (company_guid, lower(email)) where used_at is null;

-- Availability: an add-on is for all companies of the supplier, or for the ones listed.
alter table addons add column for_all boolean not null default true;
create table addon_companies (
  company_guid uuid not null references companies,
  addon_guid uuid not null references addons,
  primary key (addon_guid, company_guid)
);
create index addon_companies_company on addon_companies (company_guid);

-- One reminder for each expiry and threshold, however often the job runs.
create table licence_reminders (
  company_guid uuid not null references companies,
  expires_at timestamptz not null,
  days integer not null,
  sent_at timestamptz not null,
  primary key (company_guid, expires_at, days)
);

-- Usage by day, in Rome, of the time the server received it: what the charts read.
create table analytics_user_days (
  company_guid uuid not null references companies,
  user_guid uuid not null references users,
  day date not null,
  sessions integer not null,
  page_views integer not null,
  clicks integer not null,
  primary key (company_guid, day, user_guid)
);
create index analytics_user_days_day on analytics_user_days (day);

-- Pages and clicks by day; the rows of the supplier itself hold the sum over its companies.
create table analytics_day_items (
  company_guid uuid not null references companies,
  day date not null,
  kind text not null check (kind in ('page', 'click')),
  name text not null,
  page_path text not null,
  count integer not null,
  primary key (company_guid, day, kind, page_path, name)
);

-- Up to which day the two tables above are complete, for each supplier.
create table analytics_rollups (
  company_guid uuid primary key references companies,
  through date not null
);
create index analytics_events_received on analytics_events (received_at);

create table company_exports (
  company_guid uuid primary key references companies,
  state text not null check (state in ('preparing', 'ready', 'failed')),
  requested_by uuid not null references users,
  requested_at timestamptz not null,
  file text,
  bytes bigint
);

create table company_deletions (
  company_guid uuid primary key references companies,
  token_hash text not null,
  requested_by uuid not null references users,
  requested_at timestamptz not null,
  token_expires_at timestamptz not null,
  executes_at timestamptz
);
create index company_deletions_due on company_deletions (executes_at) where executes_at is not null;

do $$
declare name text;
begin
  foreach name in array array['invitations', 'addon_companies', 'licence_reminders', 'analytics_user_days',
    'analytics_day_items', 'analytics_rollups', 'company_exports', 'company_deletions'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for all to app_user using (company_guid = app_company()) with check (company_guid = app_company())', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_user, app_system', name);
  end loop;
  foreach name in array array['addon_companies', 'analytics_user_days', 'analytics_day_items', 'analytics_rollups',
    'company_deletions'] loop
    execute format('create policy supplier on %I for all to app_supplier using (company_guid in (select guid from companies)) with check (company_guid in (select guid from companies))', name);
  end loop;
  foreach name in array array['invitations', 'addon_companies'] loop
    execute format('create policy directory on %I for select to app_directory using (true)', name);
  end loop;
end $$;

-- A company cannot make an add-on available to itself, nor invent its statistics.
revoke insert, update, delete on addon_companies, analytics_user_days, analytics_day_items, analytics_rollups from app_user;
grant select, insert, update, delete on addon_companies, analytics_user_days, analytics_day_items, analytics_rollups to app_supplier;
grant select on company_deletions to app_supplier;
-- Old events are dropped on the supplier's behalf.
grant delete on analytics_events to app_supplier;
create policy supplier on analytics_sessions for all to app_supplier
  using (company_guid in (select guid from companies)) with check (company_guid in (select guid from companies));
grant select, delete on analytics_sessions to app_supplier;

grant select on invitations, addon_companies to app_directory;
grant select (name, description, price, for_all) on addons to app_directory;
