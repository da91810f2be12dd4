-- What people say about a quote, the buyer's questions among it. Taken back, a comment loses its words and keeps its place.
create table quote_comments (
  guid uuid primary key,
  company_guid uuid not null references companies,
  quote_guid uuid not null references quotes on delete cascade,
  -- Null: the buyer.
  author_guid uuid references users,
  author_name text not null,
  -- Where the buyer wants the answer.
  author_email text not null default '',
  text text not null,
  mentions uuid[] not null default '{}',
  -- The buyer reads it too.
  outside boolean not null default false,
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  resolved_at timestamptz,
  resolved_by text not null default ''
);
create index quote_comments_quote on quote_comments (quote_guid, created_at);
alter table quote_comments enable row level security;
alter table quote_comments force row level security;
create policy tenant on quote_comments for all to app_user
  using (company_guid = (select app_company())) with check (company_guid = (select app_company()));
create policy system on quote_comments for all to app_system using (true) with check (true);
grant select, insert, update, delete on quote_comments to app_user, app_system;
