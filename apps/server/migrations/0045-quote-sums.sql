-- What the figures of the dashboard add up: each write of a quote adds rows here, in its own transaction, that take out
-- what the quote counted for and put in what it counts for now. Nothing is updated, so no write waits for another one;
-- an hourly job adds the rows of one key together.
create table quote_sums (
  -- The rows that a deletion itself writes go with the company.
  company_guid uuid not null references companies on delete cascade,
  -- Which day counts, and what `key` is: 'date' (nothing), 'customer', 'reason', 'competitor', 'known' (nothing: lost
  -- against a known price) by the quote's date, 'follow' by the day to ask, 'end' by the last day it is valid.
  what text not null,
  -- Each fact stands under its day and under the first day of its month.
  grain text not null check (grain in ('day', 'month')),
  day date not null,
  owner_guid uuid not null,
  state text not null,
  key text not null,
  label text not null,
  quotes bigint not null,
  -- 1/10,000 €, as exact as they come: what was added is taken out again to the last digit.
  value numeric not null,
  -- Those that were sent from here, and the hours it took.
  answers bigint not null,
  answer_hours numeric not null,
  -- Those whose margin counts: their value, and margin × value.
  margin_value numeric not null,
  margin numeric not null,
  -- Those with a competing price, and how much dearer we were, %.
  distances bigint not null,
  distance numeric not null,
  folded boolean not null default false
);
create index quote_sums_slice on quote_sums (company_guid, what, grain, day);
create index quote_sums_fresh on quote_sums (company_guid) where not folded;
alter table quote_sums enable row level security;
alter table quote_sums force row level security;
create policy tenant on quote_sums for all to app_user
  using (company_guid = app_company()) with check (company_guid = app_company());
create policy system on quote_sums for all to app_system using (true) with check (true);
grant select, insert on quote_sums to app_user;
grant select, insert, update, delete on quote_sums to app_system;

-- What one quote counts for: the one place that says so. An archived quote counts for nothing.
create function quote_facts(q quotes) returns table (
  what text, grain text, day date, key text, label text, value numeric, answers bigint, answer_hours numeric,
  margin_value numeric, margin numeric, distances bigint, distance numeric
) language sql immutable as $$
  select fact.what, grains.grain, grains.day, fact.key, fact.label, coalesce(q.taxable, 0)::numeric,
    timed.answers, case when timed.answers = 1 then round(extract(epoch from q.sent_at - q.created_at)::numeric / 3600, 9) else 0 end,
    case when weighed.margins then q.taxable::numeric else 0 end,
    case when weighed.margins then q.taxable::numeric * q.net_margin else 0 end,
    case when rival.price <> 0 and q.taxable is not null then 1 else 0 end::bigint,
    case when rival.price <> 0 and q.taxable is not null then round((q.taxable - rival.price) * 100 / rival.price, 9) else 0 end
  from (select (q.outcome ->> 'competitorPrice')::numeric as price) as rival
  cross join (select (q.sent_at is not null and not q.imported)::int::bigint as answers) as timed
  cross join (select q.state <> 'draft' and q.net_margin is not null and q.taxable > 0 as margins) as weighed
  cross join lateral (values
    ('date', q.date, '', '', true),
    ('customer', q.date, q.customer_key, q.customer_name, q.state <> 'draft' and q.customer_key <> ''),
    ('reason', q.date, lower(btrim(coalesce(q.outcome ->> 'reason', ''))), btrim(coalesce(q.outcome ->> 'reason', '')),
      q.state = 'refused'),
    ('competitor', q.date, lower(btrim(coalesce(q.outcome ->> 'competitor', ''))),
      btrim(coalesce(q.outcome ->> 'competitor', '')), q.state = 'refused'),
    ('known', q.date, '', '', q.state in ('refused', 'expired') and rival.price is not null),
    ('follow', q.follow_up_due, '', '', q.follow_up_due is not null),
    ('end', q.valid_until, '', '', q.state = 'sent')
  ) as fact (what, day, key, label, counts)
  cross join lateral (values
    ('day', fact.day), ('month', date_trunc('month', fact.day::timestamp)::date)
  ) as grains (grain, day)
  where q.archived_at is null and fact.counts
$$;

-- The sums as they must be, counted from the quotes themselves.
create function recounted_quote_sums() returns table (
  company_guid uuid, what text, grain text, day date, owner_guid uuid, state text, key text, label text, quotes bigint,
  value numeric, answers bigint, answer_hours numeric, margin_value numeric, margin numeric, distances bigint, distance numeric
) language sql stable as $$
  select q.company_guid, f.what, f.grain, f.day, q.owner_guid, q.state, f.key, f.label, count(*),
    sum(f.value), sum(f.answers)::bigint, sum(f.answer_hours), sum(f.margin_value), sum(f.margin),
    sum(f.distances)::bigint, sum(f.distance)
  from quotes q cross join lateral quote_facts(q) f
  group by 1, 2, 3, 4, 5, 6, 7, 8
  order by 1, 2, 3, 4
$$;

create function sum_new_quotes() returns trigger language plpgsql as $$
begin
  insert into quote_sums
  select q.company_guid, f.what, f.grain, f.day, q.owner_guid, q.state, f.key, f.label, count(*),
    sum(f.value), sum(f.answers), sum(f.answer_hours), sum(f.margin_value), sum(f.margin), sum(f.distances), sum(f.distance)
  from new_rows q cross join lateral quote_facts(row(q.*)::quotes) f
  group by 1, 2, 3, 4, 5, 6, 7, 8;
  return null;
end $$;

create function sum_gone_quotes() returns trigger language plpgsql as $$
begin
  insert into quote_sums
  select q.company_guid, f.what, f.grain, f.day, q.owner_guid, q.state, f.key, f.label, -count(*),
    -sum(f.value), -sum(f.answers), -sum(f.answer_hours), -sum(f.margin_value), -sum(f.margin), -sum(f.distances), -sum(f.distance)
  from old_rows q cross join lateral quote_facts(row(q.*)::quotes) f
  group by 1, 2, 3, 4, 5, 6, 7, 8;
  return null;
end $$;

-- What a change leaves as it was adds up to nothing and is not written.
create function sum_changed_quotes() returns trigger language plpgsql as $$
begin
  insert into quote_sums
  select q.company_guid, f.what, f.grain, f.day, q.owner_guid, q.state, f.key, f.label, sum(q.sign),
    sum(q.sign * f.value), sum(q.sign * f.answers), sum(q.sign * f.answer_hours), sum(q.sign * f.margin_value),
    sum(q.sign * f.margin), sum(q.sign * f.distances), sum(q.sign * f.distance)
  from (
    select 1 as sign, n.company_guid, n.owner_guid, n.state, row(n.*)::quotes as whole from new_rows n
    union all
    select -1, o.company_guid, o.owner_guid, o.state, row(o.*)::quotes from old_rows o
  ) q cross join lateral quote_facts(q.whole) f
  group by 1, 2, 3, 4, 5, 6, 7, 8
  having sum(q.sign) <> 0 or sum(q.sign * f.value) <> 0 or sum(q.sign * f.answers) <> 0
    or sum(q.sign * f.answer_hours) <> 0 or sum(q.sign * f.margin_value) <> 0 or sum(q.sign * f.margin) <> 0
    or sum(q.sign * f.distances) <> 0 or sum(q.sign * f.distance) <> 0;
  return null;
end $$;

create trigger sum_new after insert on quotes referencing new table as new_rows
  for each statement execute function sum_new_quotes();
create trigger sum_changed after update on quotes referencing old table as old_rows new table as new_rows
  for each statement execute function sum_changed_quotes();
create trigger sum_gone after delete on quotes referencing old table as old_rows
  for each statement execute function sum_gone_quotes();

-- The owner of the tables is bound by their policies too: they are lifted while every company's quotes are counted.
alter table quotes no force row level security;
alter table quote_sums no force row level security;
insert into quote_sums select *, true from recounted_quote_sums();
alter table quotes force row level security;
alter table quote_sums force row level security;
