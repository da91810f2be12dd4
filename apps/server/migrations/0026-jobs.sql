-- Orders, jobs with their phases, what happened on the shop floor, delivery notes.

-- The last number of each sequence: 'order', 'job', 'ddt'. Locked until the row that takes the next one is in: no gap.
create table job_counters (
  company_guid uuid not null references companies,
  kind text not null check (kind in ('order', 'job', 'ddt')),
  year integer not null,
  last integer not null,
  primary key (company_guid, kind, year)
);

-- What a buyer ordered, out of one revision of a quote or without any.
create table orders (
  guid uuid primary key,
  company_guid uuid not null references companies,
  number text not null,
  year integer not null,
  serial integer not null,
  quote_guid uuid references quotes,
  quote_revision integer,
  customer_guid uuid,
  customer_name text not null,
  -- The buyer's own number and day of the order.
  buyer_number text not null default '',
  buyer_date date,
  notes text not null default '',
  created_by uuid not null references users,
  created_at timestamptz not null
);
create unique index orders_serial_key on orders (company_guid, year, serial);
create index orders_quote on orders (quote_guid);

-- One part of an order on its way through the shop. No amount is here: these rows are what the shop floor reads.
create table jobs (
  guid uuid primary key,
  company_guid uuid not null references companies,
  number text not null,
  year integer not null,
  serial integer not null,
  state text not null check (state in ('to-plan', 'planned', 'running', 'suspended', 'finished', 'delivered')),
  -- Why it is suspended.
  state_reason text not null default '',
  order_guid uuid references orders,
  quote_guid uuid references quotes,
  quote_revision integer,
  position_id text,
  -- The job it repeats.
  repeats_guid uuid references jobs,
  customer_guid uuid,
  customer_name text not null,
  code text not null,
  description text not null,
  drawing text not null,
  drawing_revision text not null,
  material text not null,
  quantity bigint not null,
  -- Pieces to start so that the good ones are enough.
  started bigint not null,
  -- kg and bars of the pieces to start
  stock_weight double precision,
  bars double precision,
  material_state text not null default 'to-order' check (material_state in ('to-order', 'ordered', 'here')),
  due date,
  urgent boolean not null default false,
  notes text not null default '',
  -- Derived from the phases and the delivery notes, written with them.
  phases integer not null default 0,
  phases_done integer not null default 0,
  planned_minutes double precision not null default 0,
  actual_minutes double precision not null default 0,
  good bigint not null default 0,
  scrap bigint not null default 0,
  delivered bigint not null default 0,
  -- Stretches of work whose length somebody has to tell.
  questions integer not null default 0,
  finished_at timestamptz,
  search_key text not null,
  archived_at timestamptz,
  created_by uuid not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index jobs_serial_key on jobs (company_guid, year, serial);
create index jobs_number on jobs (company_guid, number desc, guid desc);
create index jobs_state on jobs (company_guid, state, due, guid);
create index jobs_due on jobs (company_guid, due, guid);
create index jobs_customer on jobs (company_guid, customer_guid);
create index jobs_order on jobs (order_guid);
create index jobs_quote on jobs (quote_guid);

-- What the shop floor never sees: prices frozen from the revision, costs as quoted and as they came. 1/10,000 €.
create table job_amounts (
  job_guid uuid primary key references jobs,
  company_guid uuid not null references companies,
  unit bigint not null,
  total bigint not null,
  full_cost bigint not null,
  by_category jsonb not null,
  -- By phase: { time, other }
  phases jsonb not null,
  -- What the material and the work outside cost in the end; null or missing = as quoted.
  material bigint,
  invoiced jsonb not null default '{}'
);

create table job_phases (
  guid uuid primary key,
  company_guid uuid not null references companies,
  job_guid uuid not null references jobs,
  -- 10, 20, 30…
  place integer not null,
  name text not null,
  kind text not null check (kind in ('machine', 'bench', 'external')),
  work_guid uuid,
  -- Null where the quote named none of the registry.
  machine_guid uuid,
  machine_name text not null default '',
  -- Of the whole lot.
  setup_minutes double precision not null default 0,
  run_minutes double precision not null default 0,
  attended_minutes double precision not null default 0,
  supplier text not null default '',
  -- Working days outside, and when it left and came back.
  lead_days double precision not null default 0,
  out_on date,
  back_on date,
  -- What the machine plan decided.
  planned_start timestamptz,
  planned_end timestamptz,
  is_locked boolean not null default false,
  -- Derived from the events, written with them.
  state text not null default 'todo' check (state in ('todo', 'running', 'paused', 'done')),
  actual_minutes double precision not null default 0,
  good bigint not null default 0,
  scrap bigint not null default 0,
  started_at timestamptz,
  finished_at timestamptz,
  running_since timestamptz,
  questions integer not null default 0,
  unique (job_guid, place)
);
create index job_phases_open on job_phases (company_guid, machine_guid, state) where state <> 'done';

-- What happened at a phase. The key is made where it happened, so that an event sent twice is stored once; nothing is
-- ever changed: whoever was wrong says so with another event.
create table work_events (
  guid uuid primary key,
  company_guid uuid not null references companies,
  job_guid uuid not null references jobs,
  phase_guid uuid not null references job_phases,
  user_guid uuid not null references users,
  person text not null,
  kind text not null check (kind in ('start', 'pause', 'stop', 'count', 'note', 'duration')),
  -- By the server's clock; what was added to the phone's.
  at timestamptz not null,
  offset_seconds integer not null default 0,
  received_at timestamptz not null,
  good bigint not null default 0,
  scrap bigint not null default 0,
  reason text not null default '',
  note text not null default '',
  -- With 'duration': the start it is about, and minutes of work.
  about uuid,
  minutes double precision
);
create index work_events_phase on work_events (phase_guid, at, guid);
create index work_events_job on work_events (job_guid, at desc, guid desc);

-- Documento di trasporto.
create table ddts (
  guid uuid primary key,
  company_guid uuid not null references companies,
  number text not null,
  year integer not null,
  serial integer not null,
  date date not null,
  customer_guid uuid,
  customer_name text not null,
  destination text not null default '',
  reason text not null default '',
  carrier text not null default '',
  packages integer,
  -- kg
  weight double precision,
  appearance text not null default '',
  notes text not null default '',
  created_by uuid not null references users,
  created_at timestamptz not null
);
create unique index ddts_serial_key on ddts (company_guid, year, serial);

create table ddt_lines (
  ddt_guid uuid not null references ddts,
  company_guid uuid not null references companies,
  place integer not null,
  job_guid uuid not null references jobs,
  quantity bigint not null,
  primary key (ddt_guid, place)
);
create index ddt_lines_job on ddt_lines (job_guid);

do $$
declare name text;
begin
  foreach name in array array['job_counters', 'orders', 'jobs', 'job_amounts', 'job_phases', 'work_events', 'ddts', 'ddt_lines'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for all to app_user using (company_guid = app_company()) with check (company_guid = app_company())', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_user, app_system', name);
  end loop;
end $$;

-- A number is not given back, an event is not rewritten, a document that went out stays.
revoke delete on job_counters, orders, jobs, job_amounts, job_phases from app_user;
revoke update, delete on work_events, ddts, ddt_lines from app_user;
