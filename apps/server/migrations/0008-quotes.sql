-- Finds keys of quotes by the index for words. A condition that is not leakproof (like, similarity) cannot use an index
-- below a policy, so this role has none but its own reading of a few tables: every statement under it names the company
-- itself, and the rows that are shown are read again as app_user.
do $$
begin
  if not exists (select 1 from pg_roles where rolname = 'app_search') then
    create role app_search nologin;
  end if;
end $$;

-- The last number of each sequence. The row is locked until the quote that takes the next one is in: no gap.
create table quote_counters (
  company_guid uuid not null references companies,
  -- Zero where the company's format does not name the year: then one sequence for all years.
  year integer not null,
  last integer not null,
  primary key (company_guid, year)
);

-- A quote with what lists show of its newest revision.
create table quotes (
  guid uuid primary key,
  company_guid uuid not null references companies,
  number text not null,
  -- Place in the sequence; null for a quote that came with a number of its own.
  year integer,
  serial integer,
  imported boolean not null default false,
  revision integer not null default 1,
  state text not null check (state in ('draft', 'sent', 'accepted', 'refused', 'expired')),
  owner_guid uuid not null references users,
  -- As the document has it: may name a customer that is no longer in the registry.
  customer_guid uuid,
  customer_name text not null,
  customer_key text not null,
  title text not null,
  date date not null,
  valid_until date not null,
  tags text[] not null,
  positions integer not null,
  first_part text not null,
  -- 1/10,000 €; null while nothing has a price
  taxable bigint,
  -- 1/10,000 of a percent
  net_margin bigint,
  unpriced integer not null,
  sent_at timestamptz,
  outcome jsonb,
  search_key text not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index quotes_serial_key on quotes (company_guid, year, serial);
create unique index quotes_imported_key on quotes (company_guid, number) where imported;
create index quotes_date on quotes (company_guid, date desc, guid desc);
create index quotes_number on quotes (company_guid, number desc, guid desc);
create index quotes_customer_key on quotes (company_guid, customer_key desc, guid desc);
create index quotes_valid_until on quotes (company_guid, valid_until desc, guid desc);
create index quotes_updated on quotes (company_guid, updated_at desc, guid desc);
create index quotes_taxable on quotes (company_guid, taxable desc nulls last, guid desc);
create index quotes_margin on quotes (company_guid, net_margin desc nulls last, guid desc);
create index quotes_state on quotes (company_guid, state, date desc, guid desc);
create index quotes_customer on quotes (company_guid, customer_guid, date desc, guid desc);
create index quotes_owner on quotes (company_guid, owner_guid, date desc, guid desc);
create index quotes_open on quotes (valid_until) where state = 'sent';
create index quotes_tags on quotes using gin (tags);
create index quotes_search on quotes using gin (search_key gin_trgm_ops);

-- The documents. One that is no longer a draft is what the customer has got.
create table quote_revisions (
  company_guid uuid not null references companies,
  quote_guid uuid not null references quotes,
  revision integer not null,
  state text not null check (state in ('draft', 'sent', 'accepted', 'refused', 'expired')),
  document jsonb not null,
  totals jsonb not null,
  sent_at timestamptz,
  created_at timestamptz not null,
  created_by uuid not null references users,
  primary key (quote_guid, revision)
);

create function keep_frozen_revision() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' and (new.state = 'draft' or new.document is distinct from old.document
    or new.totals is distinct from old.totals) then
    raise exception 'revision % of quote % is frozen', old.revision, old.quote_guid;
  end if;
  return new;
end $$;
create trigger keep_frozen before update on quote_revisions
  for each row execute function keep_frozen_revision();

-- One row for each position and quantity of the newest revision: what "similar" and the statistics read.
create table quote_lines (
  company_guid uuid not null references companies,
  quote_guid uuid not null references quotes,
  position_id text not null,
  quantity bigint not null,
  chosen boolean not null,
  code text not null,
  description text not null,
  material text not null,
  material_key text not null,
  -- kg of the blank
  weight double precision,
  -- 1/10,000 €
  unit bigint not null,
  total bigint not null,
  net_margin bigint,
  search_key text not null,
  primary key (quote_guid, position_id, quantity)
);
create index quote_lines_material on quote_lines (company_guid, material_key, quote_guid desc) where material_key <> '';
create index quote_lines_search on quote_lines using gin (search_key gin_trgm_ops);

-- Every word that was ever in a quote: a slip of the keyboard is looked up here and not in a million quotes.
create table quote_words (
  company_guid uuid not null references companies,
  word text not null,
  primary key (company_guid, word)
);
create index quote_words_search on quote_words using gin (word gin_trgm_ops);

-- Positions to begin from, by part family.
create table quote_templates (
  guid uuid primary key,
  company_guid uuid not null references companies,
  name text not null,
  family text not null default '',
  position jsonb not null,
  tags text[] not null default '{}',
  notes text not null default '',
  search_key text not null,
  sort_key text not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index quote_templates_name_key on quote_templates (company_guid, lower(name)) where archived_at is null;
create index quote_templates_sort on quote_templates (company_guid, sort_key, guid);
create index quote_templates_search on quote_templates using gin (search_key gin_trgm_ops);

do $$
declare name text;
begin
  foreach name in array array['quote_counters', 'quotes', 'quote_revisions', 'quote_lines', 'quote_words', 'quote_templates'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for all to app_user using (company_guid = app_company()) with check (company_guid = app_company())', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_user, app_system', name);
  end loop;
  foreach name in array array['quotes', 'quote_lines', 'quote_words'] loop
    execute format('create policy search on %I for select to app_search using (true)', name);
    execute format('grant select on %I to app_search', name);
  end loop;
end $$;

-- A quote is archived, never deleted; nor is a number given back.
revoke delete on quotes, quote_revisions, quote_counters from app_user;
