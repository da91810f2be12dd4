-- When work that comes round by itself was last due and taken up: what falls due while no process runs, as on a computer
-- that is switched off at night, is done at the next start.
create table scheduled_work (
  name text primary key,
  due_at timestamptz not null
);
grant select, insert, update on scheduled_work to app_system;
