-- What a customer has got, word for word and to the cent: the prices as they were worked out, the company as it was,
-- and the PDF. Nothing of it is worked out again, whatever changes later in rates, texts or in the program.
create table frozen_offers (
  company_guid uuid not null references companies,
  quote_guid uuid not null,
  revision integer not null,
  -- What a customer may see.
  offer jsonb not null,
  -- Costs and prices of every position and quantity, for the shop.
  price jsonb not null,
  -- The company and who answers for the quote, as printed.
  letterhead jsonb not null,
  logo_file text,
  -- Which layout the PDF was printed with.
  layout integer not null,
  -- Frozen after the day it was sent, because it was sent before anything was kept or came in from a sheet.
  late boolean not null,
  frozen_at timestamptz not null,
  -- Null until it is printed; then for good.
  pdf_file text,
  pdf_sha256 text,
  primary key (quote_guid, revision),
  foreign key (quote_guid, revision) references quote_revisions (quote_guid, revision)
);
create index frozen_offers_unprinted on frozen_offers (frozen_at) where pdf_file is null and not late;
create index frozen_offers_logo on frozen_offers (company_guid, logo_file) where logo_file is not null;

create function keep_frozen_offer() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.pdf_file is null and to_jsonb(new) - 'pdf_file' - 'pdf_sha256' = to_jsonb(old) - 'pdf_file' - 'pdf_sha256' then
      return new;
    end if;
  -- A whole company goes, or a sheet corrects a quote of the past.
  elsif current_user <> 'app_user' or exists (
    select 1 from quotes where guid = old.quote_guid and imported and revision = 1
  ) then
    return old;
  end if;
  raise exception 'offer % of quote % is frozen', old.revision, old.quote_guid;
end $$;
create trigger keep_frozen before update or delete on frozen_offers
  for each row execute function keep_frozen_offer();

alter table frozen_offers enable row level security;
alter table frozen_offers force row level security;
create policy tenant on frozen_offers for all to app_user
  using (company_guid = app_company()) with check (company_guid = app_company());
create policy system on frozen_offers for all to app_system using (true) with check (true);
grant select, insert, update, delete on frozen_offers to app_user, app_system;

-- Before a company is known: what is still to be printed, and what went out before anything was kept. No price, no text.
create policy directory on frozen_offers for select to app_directory using (true);
grant select (company_guid, quote_guid, revision, late, frozen_at, pdf_file) on frozen_offers to app_directory;
create policy directory on quote_revisions for select to app_directory using (true);
grant select (company_guid, quote_guid, revision, state) on quote_revisions to app_directory;

-- A quote on its way by mail: all of it as it was printed, to be frozen when a mail server has taken it.
alter table quote_mails add column content jsonb;
alter table quote_mails add column pdf_file text;
alter table quote_mails add column pdf_sha256 text;
