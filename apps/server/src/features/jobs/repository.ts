import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import type { JobPhasesTable, JobsTable } from '../../platform/database/job-tables.ts';

export type JobRecord = NonNullable<Awaited<ReturnType<typeof findJob>>>;
export type PhaseRecord = Awaited<ReturnType<typeof listPhases>>[number];

/** A column of the running phase, or of the next one. */
export const nextPhase = (column: string) => sql<string | null>`(select p.${sql.ref(column)} from job_phases p
  where p.job_guid = jobs.guid and p.state <> 'done' order by p.state <> 'running', p.place limit 1)`;

/** Rows of jobs with their display columns. */
export const selectJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .leftJoin('orders', 'orders.guid', 'jobs.orderGuid')
    .leftJoin('jobAmounts', 'jobAmounts.jobGuid', 'jobs.guid')
    .selectAll('jobs')
    .select([
      'orders.number as orderNumber',
      'jobAmounts.total as total',
      nextPhase('name').as('nextPhase'),
      nextPhase('machine_name').as('nextMachine'),
    ]);

export function findJob(db: Db, guid: string) {
  return selectJobs(db)
    .leftJoin('quotes', 'quotes.guid', 'jobs.quoteGuid')
    .leftJoin('jobs as repeated', 'repeated.guid', 'jobs.repeatsGuid')
    .select([
      'orders.buyerNumber as buyerNumber',
      'orders.buyerDate as buyerDate',
      'quotes.number as quoteNumber',
      'quotes.revision as newestRevision',
      'repeated.number as repeatsNumber',
    ])
    .where('jobs.guid', '=', guid)
    .executeTakeFirst();
}

/** Locks the job until the transaction ends. */
export const lockJob = (db: Db, guid: string) =>
  db.selectFrom('jobs').selectAll().where('guid', '=', guid).forUpdate().executeTakeFirst();
export type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

export const listPhases = (db: Db, jobGuid: string) =>
  db.selectFrom('jobPhases').selectAll().where('jobGuid', '=', jobGuid).orderBy('place').execute();

export async function insertJob(db: Db, job: Insertable<JobsTable>): Promise<void> {
  await db.insertInto('jobs').values(job).execute();
}

export async function insertPhases(db: Db, phases: readonly Insertable<JobPhasesTable>[]): Promise<void> {
  if (phases.length > 0)
    await db
      .insertInto('jobPhases')
      .values([...phases])
      .execute();
}

export async function updateJob(
  db: Db,
  guid: string,
  values: Updateable<JobsTable>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set((eb) => ({ ...values, updatedAt: now, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .execute();
}

export const findAmounts = (db: Db, jobGuid: string) =>
  db.selectFrom('jobAmounts').selectAll().where('jobGuid', '=', jobGuid).executeTakeFirst();

export type Amounts = NonNullable<Awaited<ReturnType<typeof findAmounts>>>;

export const listDdtsOf = (db: Db, jobGuid: string) =>
  db
    .selectFrom('ddtLines')
    .innerJoin('ddts', 'ddts.guid', 'ddtLines.ddtGuid')
    .leftJoin('ddtAnnulments', 'ddtAnnulments.ddtGuid', 'ddts.guid')
    .leftJoin('ddtInvoices', 'ddtInvoices.ddtGuid', 'ddts.guid')
    .select(['ddts.guid', 'ddts.number', 'ddts.date', 'ddtLines.quantity'])
    .select((eb) => [
      eb('ddtAnnulments.ddtGuid', 'is not', null).$castTo<boolean>().as('isAnnulled'),
      eb('ddtInvoices.ddtGuid', 'is not', null).$castTo<boolean>().as('isInvoiced'),
      sql<number>`(select coalesce(sum(r.quantity), 0)::int from ddt_returns r
        where r.ddt_guid = ddt_lines.ddt_guid and r.place = ddt_lines.place)`.as('returned'),
    ])
    .where('ddtLines.jobGuid', '=', jobGuid)
    .orderBy('ddts.serial')
    .execute();
