/**
 * Copies of the demo company's jobs with their phases and amounts; one in ten is open, as in a shop of some years.
 * Their plans are consecutive, because a machine does one phase at a time.
 */
export const seedJobs = (count: number): string[] => [
  `create temp table copied as select gen_random_uuid() as guid, j.guid as source, n
     from generate_series(1, ${count}) n
     join (select guid, row_number() over (order by number) as row, count(*) over () as total from jobs) j
       on j.row = 1 + n % j.total`,
  `insert into jobs select (jsonb_populate_record(j, jsonb_build_object('guid', c.guid, 'year', 2019, 'serial', c.n,
       'number', 'C-2019-' || lpad(c.n::text, 5, '0'),
       'state', case when c.n % 10 = 0 then j.state else 'delivered' end))).*
     from copied c join jobs j on j.guid = c.source`,
  `insert into job_phases select (jsonb_populate_record(p, jsonb_build_object('guid', gen_random_uuid(), 'job_guid', c.guid,
       'state', case when c.n % 10 = 0 then p.state else 'done' end,
       'planned_start', p.planned_start + c.n / 10 * interval '4 hours',
       'planned_end', p.planned_end + c.n / 10 * interval '4 hours'))).*
     from copied c join job_phases p on p.job_guid = c.source`,
  `insert into job_amounts select (jsonb_populate_record(a, jsonb_build_object('job_guid', c.guid))).*
     from copied c join job_amounts a on a.job_guid = c.source`,
  'drop table copied',
  'vacuum analyze jobs',
  'vacuum analyze job_phases',
  'vacuum analyze job_amounts',
];
