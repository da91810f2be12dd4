-- The shop's own page for buyers: its settings, files that wait for their request, and the buyer's side of a request.
create table shop_pages (
  company_guid uuid primary key references companies,
  slug text not null unique,
  active boolean not null,
  -- The other fields (ShopPageFields of the contract).
  settings jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

-- Uploaded before the request is sent; deleted after a day. Only a hash of the key is stored.
create table shop_uploads (
  guid uuid primary key,
  company_guid uuid not null references companies,
  key_hash text not null unique,
  name text not null,
  type text not null,
  bytes bigint not null,
  file text not null,
  created_at timestamptz not null
);
create index shop_uploads_age on shop_uploads (company_guid, created_at);

create table shop_requests (
  request_guid uuid primary key,
  company_guid uuid not null references companies,
  token_hash text not null unique,
  -- In small letters: buyers find their requests by it.
  email text not null,
  -- The wishes of the buyer, the ranges that were shown, and the exact prices at that moment.
  sent jsonb not null,
  -- The server's own reading of the models; null until it has been made.
  reading jsonb,
  sent_at timestamptz not null,
  foreign key (company_guid, request_guid) references requests (company_guid, guid) on delete cascade
);
create index shop_requests_buyer on shop_requests (company_guid, email, sent_at desc);

-- Links to past requests, mailed to their sender.
create table shop_buyer_links (
  guid uuid primary key,
  company_guid uuid not null references companies,
  token_hash text not null unique,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index shop_buyer_links_age on shop_buyer_links (company_guid, expires_at);

do $$
declare name text;
begin
  foreach name in array array['shop_pages', 'shop_uploads', 'shop_requests', 'shop_buyer_links'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for all to app_user using (company_guid = (select app_company())) with check (company_guid = (select app_company()))', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('create policy directory on %I for select to app_directory using (true)', name);
    execute format('grant select, insert, update, delete on %I to app_user, app_system', name);
  end loop;
end $$;
grant select (company_guid, slug) on shop_pages to app_directory;
grant select (company_guid, request_guid, token_hash) on shop_requests to app_directory;
grant select (company_guid, guid, token_hash) on shop_buyer_links to app_directory;
