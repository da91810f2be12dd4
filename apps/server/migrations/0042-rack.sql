-- A simple store of material: bars, plates, blocks and remnants, and what of it jobs keep for themselves.
create table rack_items (
  guid uuid primary key,
  company_guid uuid not null references companies,
  code text not null default '',
  material text not null,
  shape text not null check (shape in ('round', 'square', 'hexagon', 'flat', 'tube', 'rectangular-tube', 'angle', 'profile', 'sheet', 'block')),
  -- mm
  width double precision not null,
  thickness double precision,
  length double precision not null,
  pieces integer not null check (pieces >= 0),
  -- Kept for jobs that have not taken them yet; derived from job_materials, written with them.
  reserved integer not null default 0,
  batch text not null default '',
  place text not null default '',
  supplier text not null default '',
  -- Paid for a piece, 1/10,000 €
  price bigint,
  is_remnant boolean not null default false,
  tags text[] not null default '{}',
  notes text not null default '',
  search_key text not null,
  sort_key text not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  constraint rack_items_company_guid_key unique (company_guid, guid),
  constraint rack_items_reserved_check check (reserved between 0 and pieces)
);
create unique index rack_items_code_key on rack_items (company_guid, lower(code)) where archived_at is null and code <> '';
create index rack_items_sort on rack_items (company_guid, sort_key, guid);

-- Pieces of the rack for a job: first kept, then taken. What was taken keeps its batch, whatever becomes of the row.
create table job_materials (
  guid uuid primary key,
  company_guid uuid not null references companies,
  job_guid uuid not null,
  item_guid uuid not null,
  pieces integer not null check (pieces > 0),
  state text not null default 'reserved' check (state in ('reserved', 'taken')),
  covers boolean not null,
  material text not null,
  shape text not null,
  width double precision not null,
  thickness double precision,
  length double precision not null,
  batch text not null,
  place text not null,
  remnant_length double precision,
  created_by uuid not null references users,
  created_at timestamptz not null,
  taken_at timestamptz,
  constraint job_materials_job_guid_fkey foreign key (company_guid, job_guid) references jobs (company_guid, guid),
  constraint job_materials_item_guid_fkey foreign key (company_guid, item_guid) references rack_items (company_guid, guid)
);
create index job_materials_job on job_materials (job_guid);
create index job_materials_item on job_materials (item_guid) where state = 'reserved';

-- When the material that was ordered for a job arrives.
alter table jobs add column material_due date;

do $$
declare name text;
begin
  foreach name in array array['rack_items', 'job_materials'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for all to app_user using (company_guid = (select app_company())) with check (company_guid = (select app_company()))', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_user, app_system', name);
  end loop;
end $$;
revoke delete on rack_items from app_user;
