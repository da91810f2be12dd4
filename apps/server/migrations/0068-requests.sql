-- Requests of buyers: a mail, dropped files or pasted text on the way to a draft quote.
create table requests (
  guid uuid primary key,
  company_guid uuid not null references companies,
  state text not null check (state in ('new', 'reading', 'confirm', 'quoted', 'discarded')),
  kind text not null check (kind in ('request', 'order', 'other')),
  source text not null check (source in ('mail', 'upload', 'text', 'api', 'page')),
  subject text not null,
  sender_name text not null,
  sender_email text not null,
  -- A message is taken once, however often it is sent in.
  message_id text,
  text text not null,
  notes text[] not null default '{}',
  -- The read values with their proofs (RequestContent of the contract).
  content jsonb not null,
  customer_guid uuid,
  customer_name text not null,
  answer_by date,
  -- The earliest day on which the buyer wants a part.
  needed_by date,
  positions integer not null default 0,
  quantities text not null default '',
  missing integer not null default 0,
  conflicts integer not null default 0,
  owner_guid uuid references users,
  quote_guid uuid,
  quoted_at timestamptz,
  search_key text not null,
  received_at timestamptz not null,
  created_by uuid references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  unique (company_guid, guid),
  constraint requests_message_key unique (company_guid, message_id),
  constraint requests_quote_guid_fkey foreign key (company_guid, quote_guid) references quotes (company_guid, guid)
);
create index requests_inbox on requests (company_guid, state, received_at desc, guid desc);
create index requests_quote on requests (quote_guid) where quote_guid is not null;
create index requests_customer on requests (customer_guid) where customer_guid is not null;

create table request_files (
  guid uuid primary key,
  company_guid uuid not null references companies,
  request_guid uuid not null,
  name text not null,
  type text not null,
  bytes bigint not null,
  file text not null,
  created_at timestamptz not null,
  foreign key (company_guid, request_guid) references requests (company_guid, guid) on delete cascade
);
create index request_files_request on request_files (request_guid);

-- Questions of the shop and answers of the buyer.
create table request_messages (
  guid uuid primary key,
  company_guid uuid not null references companies,
  request_guid uuid not null,
  from_shop boolean not null,
  name text not null,
  email text not null,
  subject text not null,
  text text not null,
  message_id text,
  at timestamptz not null,
  constraint request_messages_message_key unique (company_guid, message_id),
  foreign key (company_guid, request_guid) references requests (company_guid, guid) on delete cascade
);
create index request_messages_request on request_messages (request_guid, at);

create table request_settings (
  company_guid uuid primary key references companies,
  answer_days integer not null,
  retention_days integer not null
);

do $$
declare name text;
begin
  foreach name in array array['requests', 'request_files', 'request_messages', 'request_settings'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for all to app_user using (company_guid = (select app_company())) with check (company_guid = (select app_company()))', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_user, app_system', name);
  end loop;
end $$;
