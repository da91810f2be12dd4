-- What the times of a job depend on, and which of them the next quotes learn from.
alter table jobs
  add column material_group text not null default '',
  -- kg of a part
  add column part_weight double precision;

alter table job_phases
  -- What its planned minutes were multiplied by because of earlier jobs.
  add column measured_ratio double precision not null default 1,
  -- What somebody said of an odd time: it was like that, or it tells nothing.
  add column judgement text check (judgement in ('counts', 'left-out'));

create index job_phases_measured on job_phases (company_guid, finished_at desc) where state = 'done';
