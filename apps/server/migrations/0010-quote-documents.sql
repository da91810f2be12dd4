-- A mail may carry one file and a copy to somebody else.
alter table outbox add column cc text;
alter table outbox add column attachment_file text;
alter table outbox add column attachment_name text;

-- A quote on its way by mail. The document is kept as it was printed: somebody may go on writing until it is delivered.
create table quote_mails (
  outbox_guid uuid primary key references outbox,
  company_guid uuid not null references companies,
  quote_guid uuid not null references quotes,
  revision integer not null,
  recipient text not null,
  document jsonb not null,
  sent_by uuid not null references users,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index quote_mails_quote on quote_mails (quote_guid, created_at desc);
create index quote_mails_open on quote_mails (created_at) where delivered_at is null;

-- What a buyer opens without an account. Of the token only the hash is kept.
create table quote_links (
  guid uuid primary key,
  company_guid uuid not null references companies,
  quote_guid uuid not null references quotes,
  revision integer not null,
  token_hash text not null unique,
  -- The buyer may ask for quantities between the offered ones.
  any_quantity boolean not null default false,
  created_by uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  first_seen_at timestamptz,
  views integer not null default 0,
  -- The buyer's answer with the quantities chosen: { state, name, reason, at, lines, total }
  answer jsonb
);
create index quote_links_quote on quote_links (quote_guid, created_at desc);

-- One reminder for each revision and last day, however often the job runs.
create table quote_reminders (
  company_guid uuid not null references companies,
  quote_guid uuid not null references quotes,
  revision integer not null,
  valid_until date not null,
  sent_at timestamptz not null,
  primary key (quote_guid, revision, valid_until)
);

create table quote_files (
  guid uuid primary key,
  company_guid uuid not null references companies,
  quote_guid uuid not null references quotes,
  -- Null: of the whole quote.
  position_id text,
  name text not null,
  type text not null,
  bytes bigint not null,
  file text not null,
  uploaded_by uuid not null references users,
  created_at timestamptz not null
);
create index quote_files_quote on quote_files (quote_guid, created_at);

do $$
declare name text;
begin
  foreach name in array array['quote_mails', 'quote_links', 'quote_reminders', 'quote_files'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for all to app_user using (company_guid = app_company()) with check (company_guid = app_company())', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_user, app_system', name);
  end loop;
  foreach name in array array['quotes', 'quote_mails', 'quote_links'] loop
    execute format('create policy directory on %I for select to app_directory using (true)', name);
  end loop;
end $$;

-- Before a company is known: whose link this is, whose quotes end, whose mails are under way. No price, no text.
grant select (guid, company_guid, state, valid_until, archived_at) on quotes to app_directory;
grant select (guid, company_guid, token_hash) on quote_links to app_directory;
grant select (outbox_guid, company_guid, delivered_at) on quote_mails to app_directory;

-- A link is revoked, a mail stays noted: neither is taken out of the record.
revoke delete on quote_mails, quote_links, quote_reminders from app_user;
