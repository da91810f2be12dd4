-- The figures of the jobs on the dashboard, kept with the writes as those of the quotes are (quote_sums).

alter table jobs
  -- Derived from the phases, written with them.
  add column phases_paused integer not null default 0;
alter table job_amounts
  -- What a finished job cost in the end; null until then.
  add column actual_cost bigint;
create index job_amounts_unsettled on job_amounts (job_guid) where actual_cost is null;
-- The phases of the plan in force that fall before a day.
create index job_phases_planned on job_phases (company_guid, planned_start) where state <> 'done' and planned_start is not null;

-- The owner of the tables is bound by their policies too: they are lifted while every company's jobs are counted.
alter table jobs no force row level security;
alter table job_amounts no force row level security;
alter table job_phases no force row level security;
update jobs set phases_paused = paused.phases
  from (select job_guid, count(*) as phases from job_phases where state = 'paused' group by 1) as paused
  where paused.job_guid = jobs.guid;
update jobs set finished_at = updated_at where state in ('finished', 'delivered') and finished_at is null;

create table job_sums (
  -- The rows that a deletion itself writes go with the company.
  company_guid uuid not null references companies on delete cascade,
  -- 'state': every job, by the day it is due; 'earned': what was finished with a price, by that day in Italy.
  what text not null,
  -- 'infinity' where nothing is due, or no more.
  day date not null,
  state text not null,
  -- Suspended, or begun with a phase in pause.
  stopped boolean not null,
  jobs bigint not null,
  questions bigint not null,
  -- 1/10,000 €, as exact as they come: the price, what was to be spent and what was.
  value numeric not null,
  planned_cost numeric not null,
  actual_cost numeric not null,
  folded boolean not null default false
);
create index job_sums_slice on job_sums (company_guid, what, day);
create index job_sums_fresh on job_sums (company_guid) where not folded;
alter table job_sums enable row level security;
alter table job_sums force row level security;
create policy tenant on job_sums for all to app_user
  using (company_guid = app_company()) with check (company_guid = app_company());
create policy system on job_sums for all to app_system using (true) with check (true);
grant select, insert on job_sums to app_user;
grant select, insert, update, delete on job_sums to app_system;

-- What one job with its amounts counts for: the one place that says so. An archived job counts for nothing.
create function job_facts(j jobs, a job_amounts) returns table (
  what text, day date, state text, stopped boolean, questions bigint, value numeric, planned_cost numeric, actual_cost numeric
) language sql stable as $$
  select 'state', case when j.state in ('finished', 'delivered') then 'infinity'::date else coalesce(j.due, 'infinity'::date) end,
    j.state, j.state = 'suspended' or (j.state = 'running' and j.phases_paused > 0), j.questions::bigint,
    coalesce(a.total, 0)::numeric, 0::numeric, 0::numeric
  where j.guid is not null and j.archived_at is null
  union all
  select 'earned', (j.finished_at at time zone 'Europe/Rome')::date, j.state, false, 0::bigint,
    a.total::numeric, a.full_cost::numeric, a.actual_cost::numeric
  where j.archived_at is null and j.state in ('finished', 'delivered') and j.finished_at is not null
    and a.actual_cost is not null
$$;

-- The sums as they must be, counted from the jobs themselves.
create function recounted_job_sums() returns table (
  company_guid uuid, what text, day date, state text, stopped boolean, jobs bigint, questions bigint,
  value numeric, planned_cost numeric, actual_cost numeric
) language sql stable as $$
  select j.company_guid, f.what, f.day, f.state, f.stopped, count(*), sum(f.questions)::bigint,
    sum(f.value), sum(f.planned_cost), sum(f.actual_cost)
  from jobs j left join job_amounts a on a.job_guid = j.guid cross join lateral job_facts(j, a) f
  group by 1, 2, 3, 4, 5
  order by 1, 2, 3
$$;

-- Takes out what a job counted for and puts in what it counts for now. What a change leaves as it was adds up to nothing
-- and is not written.
create function count_job_change(before jobs, before_amounts job_amounts, after jobs, after_amounts job_amounts)
returns void language sql as $$
  insert into job_sums
  select facts.company_guid, what, day, state, stopped, sum(sign), sum(sign * questions), sum(sign * value),
    sum(sign * planned_cost), sum(sign * actual_cost)
  from (
    select 1 as sign, after.company_guid, f.* from job_facts(after, after_amounts) f
    union all
    select -1, before.company_guid, f.* from job_facts(before, before_amounts) f
  ) as facts
  group by 1, 2, 3, 4, 5
  having sum(sign) <> 0 or sum(sign * questions) <> 0 or sum(sign * value) <> 0 or sum(sign * planned_cost) <> 0
    or sum(sign * actual_cost) <> 0
$$;

create function sum_job() returns trigger language plpgsql as $$
declare amounts job_amounts;
begin
  select * into amounts from job_amounts where job_guid = coalesce(new.guid, old.guid);
  perform count_job_change(old, amounts, new, amounts);
  return null;
end $$;

-- Amounts come after their job and change beside it. The job is locked: whoever changes it at the same moment is waited
-- for, or waits, so that each of the two changes is counted on top of the other.
create function sum_job_amounts() returns trigger language plpgsql as $$
declare job jobs;
begin
  select * into job from jobs where guid = coalesce(new.job_guid, old.job_guid) for no key update;
  perform count_job_change(job, old, job, new);
  return null;
end $$;

create trigger sum_job after insert or update or delete on jobs for each row execute function sum_job();
create trigger sum_amounts after insert or update or delete on job_amounts
  for each row execute function sum_job_amounts();

alter table job_sums no force row level security;
insert into job_sums select *, true from recounted_job_sums();
alter table job_sums force row level security;
alter table job_phases force row level security;
alter table job_amounts force row level security;
alter table jobs force row level security;
