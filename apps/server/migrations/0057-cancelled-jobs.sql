-- A job that is given up: why, what was spent on it, and what had left before.
alter table jobs drop constraint jobs_state_check;
alter table jobs add constraint jobs_state_check
  check (state in ('to-plan', 'planned', 'running', 'suspended', 'finished', 'delivered', 'cancelled')) not valid;
alter table job_amounts
  -- What a cancelled job is worth: the pieces delivered before. Null for any other.
  add column cancelled_total bigint;

-- A cancelled job is due no more; it earned what was delivered, at what was spent.
create or replace function job_facts(j jobs, a job_amounts) returns table (
  what text, day date, state text, stopped boolean, questions bigint, value numeric, planned_cost numeric, actual_cost numeric
) language sql stable as $$
  select 'state', case when j.state in ('finished', 'delivered', 'cancelled') then 'infinity'::date else coalesce(j.due, 'infinity'::date) end,
    j.state, j.state = 'suspended' or (j.state = 'running' and j.phases_paused > 0), j.questions::bigint,
    coalesce(a.cancelled_total, a.total, 0)::numeric, 0::numeric, 0::numeric
  where j.guid is not null and j.archived_at is null
  union all
  select 'earned', (j.finished_at at time zone 'Europe/Rome')::date, j.state, false, 0::bigint,
    coalesce(a.cancelled_total, a.total)::numeric,
    case when a.cancelled_total is null then a.full_cost
      else round(a.full_cost * a.cancelled_total::numeric / nullif(a.total, 0)) end::numeric,
    a.actual_cost::numeric
  where j.archived_at is null and j.state in ('finished', 'delivered', 'cancelled') and j.finished_at is not null
    and a.actual_cost is not null
$$;
