-- Sezionali: series of numbers of invoices, credit notes and delivery notes.
create table number_series (
  guid uuid primary key,
  company_guid uuid not null references companies,
  kind text not null check (kind in ('invoice', 'credit', 'ddt')),
  name text not null,
  -- `{n}/A`: the number in its series; `{aaaa}` and `{aa}` are the year.
  format text not null,
  -- Formats that differ only in the places of the number would print the same numbers.
  format_key text generated always as (regexp_replace(format, '\{n+\}', '{n}')) stored,
  active boolean not null default true,
  created_by uuid not null references users,
  created_at timestamptz not null,
  unique (company_guid, guid),
  unique (company_guid, kind, format_key)
);

-- The last number of a series in a year. It goes up by one inside the transaction that writes the document.
create table series_counters (
  series_guid uuid not null,
  company_guid uuid not null references companies,
  year integer not null,
  last integer not null,
  primary key (series_guid, year),
  constraint series_counters_series_guid_fkey foreign key (company_guid, series_guid)
    references number_series (company_guid, guid)
);

-- Numbers in use, of a series or typed: one document of a kind has a number of a year (art. 21 c. 2 lett. b DPR 633/1972).
create table fiscal_numbers (
  company_guid uuid not null references companies,
  kind text not null check (kind in ('invoice', 'credit')),
  year integer not null,
  number text not null,
  series_guid uuid,
  serial integer,
  primary key (company_guid, kind, year, number),
  unique (series_guid, year, serial),
  check ((series_guid is null) = (serial is null)),
  constraint fiscal_numbers_series_guid_fkey foreign key (company_guid, series_guid)
    references number_series (company_guid, guid)
);

-- The columns that a company's accounting program takes, where they differ from the delivered ones.
create table accounting_layouts (
  company_guid uuid not null references companies,
  program text not null,
  layout jsonb not null,
  primary key (company_guid, program)
);

do $$
declare name text;
begin
  foreach name in array array['number_series', 'series_counters', 'fiscal_numbers', 'accounting_layouts'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for all to app_user using (company_guid = (select app_company())) with check (company_guid = (select app_company()))', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_user, app_system', name);
  end loop;
end $$;
revoke delete on number_series, series_counters from app_user;

insert into fiscal_numbers (company_guid, kind, year, number)
  select distinct company_guid, 'invoice', extract(year from date)::integer, number from ddt_invoices;
insert into fiscal_numbers (company_guid, kind, year, number)
  select distinct company_guid, 'credit', extract(year from date)::integer, number from return_credits;

alter table ddts add column series_guid uuid;
alter table ddts add constraint ddts_series_guid_fkey foreign key (company_guid, series_guid)
  references number_series (company_guid, guid) not valid;
