import { sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';

/** Jobs that still need machine time. */
const OPEN = ['to-plan', 'planned', 'running'] as const;

/** Open jobs; with `until`, those with a phase planned before then. */
export const isOpen = (until: Date | undefined) =>
  sql<boolean>`jobs.state = any(${[...OPEN]}::text[]) and jobs.archived_at is null ${
    until === undefined
      ? sql``
      : sql`and jobs.guid in (select p.job_guid from job_phases p
          where p.company_guid = app_company() and p.state <> 'done' and p.planned_start < ${until})`
  }`;

export const listOpenJobs = (db: Db, until?: Date) =>
  db
    .selectFrom('jobs')
    .select([
      'guid',
      'number',
      'code',
      'description',
      'customerName',
      'material',
      'materialState',
      'materialDue',
      'state',
      'quantity',
      'due',
      'urgent',
      sql<number>`(select count(*) from job_phases p where p.company_guid = app_company()
        and p.job_guid = jobs.guid and p.state = 'done')::int`.as('donePhases'),
    ])
    .where(isOpen(until))
    .orderBy(sql`due asc nulls last`)
    .orderBy('number')
    .execute();

export const listOpenPhases = (db: Db, until?: Date) =>
  db
    .selectFrom('jobPhases')
    .innerJoin('jobs', 'jobs.guid', 'jobPhases.jobGuid')
    .selectAll('jobPhases')
    .where(isOpen(until))
    .where('jobPhases.state', '<>', 'done')
    .orderBy('jobPhases.jobGuid')
    .orderBy('jobPhases.place')
    .execute();

/** Includes archived machines: phases planned on them still have to be visible. */
export const listPlanMachines = (db: Db) =>
  db
    .selectFrom('machines')
    .select(['guid', 'code', 'name', 'kind', 'calendar', 'archivedAt'])
    .orderBy('code')
    .execute();

/** Working days by the names of a material, where its first supplier has days of its own. */
export async function listMaterialDays(db: Db): Promise<{ material: string; days: number }[]> {
  const { rows } = await sql<{ material: string; days: number }>`
    select distinct on (name) lower(name) as material, t.days from supplier_lead_times t
    join materials m on m.suppliers[1] = t.supplier and m.archived_at is null
    cross join lateral unnest(m.designation || m.common_names) as names(name)
    order by name, m.guid`.execute(db);
  return rows;
}

/** Calendar settings of the company. */
export const readShopHabits = (db: Db) =>
  db
    .selectFrom('companies')
    .select(['materialLeadDays', 'patronDay', 'deliveryMarginDays'])
    .where('guid', '=', sql<string>`app_company()`)
    .executeTakeFirstOrThrow();
