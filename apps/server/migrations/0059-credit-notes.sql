-- Pieces of an invoiced delivery note that came back: made again, or taken back for good. 1/10,000 €
create table ddt_returns (
  guid uuid primary key,
  company_guid uuid not null references companies,
  ddt_guid uuid not null,
  place integer not null,
  quantity integer not null check (quantity > 0),
  -- What the pieces were invoiced at and are credited at; null for a job without a price.
  amount bigint,
  -- The customer gets other pieces for them; otherwise the order is over without them.
  is_replaced boolean not null,
  date date not null,
  reason text not null,
  created_by uuid not null references users,
  created_at timestamptz not null,
  unique (company_guid, guid),
  constraint ddt_returns_ddt_guid_fkey foreign key (company_guid, ddt_guid) references ddts (company_guid, guid)
);
create index ddt_returns_line on ddt_returns (ddt_guid, place);
create index ddt_returns_day on ddt_returns (company_guid, date);

-- Returns for which a credit note was written, in whatever program.
create table return_credits (
  return_guid uuid primary key,
  company_guid uuid not null references companies,
  number text not null,
  date date not null,
  created_by uuid not null references users,
  created_at timestamptz not null,
  constraint return_credits_return_guid_fkey foreign key (company_guid, return_guid)
    references ddt_returns (company_guid, guid)
);

do $$
declare name text;
begin
  foreach name in array array['ddt_returns', 'return_credits'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for all to app_user using (company_guid = app_company()) with check (company_guid = app_company())', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_user, app_system', name);
  end loop;
end $$;
revoke update on ddt_returns from app_user;

-- What came back for good is worth nothing any more; what it cost to make stays.
alter table job_amounts add column returned_total bigint not null default 0;
create or replace function job_facts(j jobs, a job_amounts) returns table (
  what text, day date, state text, stopped boolean, questions bigint, value numeric, planned_cost numeric, actual_cost numeric
) language sql stable as $$
  select 'state', case when j.state in ('finished', 'delivered', 'cancelled') then 'infinity'::date else coalesce(j.due, 'infinity'::date) end,
    j.state, j.state = 'suspended' or (j.state = 'running' and j.phases_paused > 0), j.questions::bigint,
    coalesce(coalesce(a.cancelled_total, a.total) - a.returned_total, 0)::numeric, 0::numeric, 0::numeric
  where j.guid is not null and j.archived_at is null
  union all
  select 'earned', (j.finished_at at time zone 'Europe/Rome')::date, j.state, false, 0::bigint,
    (coalesce(a.cancelled_total, a.total) - a.returned_total)::numeric,
    case when a.cancelled_total is null then a.full_cost
      else round(a.full_cost * a.cancelled_total::numeric / nullif(a.total, 0)) end::numeric,
    a.actual_cost::numeric
  where j.archived_at is null and j.state in ('finished', 'delivered', 'cancelled') and j.finished_at is not null
    and a.actual_cost is not null
$$;

-- Regime fiscale of the documents: RF01 is the ordinary one.
alter table companies add column tax_regime text not null default 'RF01';
