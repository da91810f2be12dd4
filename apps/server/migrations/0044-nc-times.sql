-- Phases whose cycle time is that of an NC program: what they took calibrates the programs of their machine.
alter table job_phases add column from_nc boolean not null default false;
