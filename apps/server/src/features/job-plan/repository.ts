import { type NotNull, sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import { isOpen } from '../plan-input/index.ts';

/** Locks the open jobs until the transaction ends. */
export const lockOpenJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .select(['guid', 'state'])
    .where(isOpen(undefined))
    .orderBy('guid')
    .forUpdate()
    .execute();

export const listMachineRates = (db: Db) =>
  db
    .selectFrom('machines')
    .select(['guid', 'hourlyRate'])
    .where('archivedAt', 'is', null)
    .where('hourlyRate', 'is not', null)
    .$narrowType<{ hourlyRate: NotNull }>()
    .orderBy('guid')
    .execute();

export async function readOvertimePercent(db: Db): Promise<number> {
  const { overtimePercent } = await db
    .selectFrom('companies')
    .select('overtimePercent')
    .where('guid', '=', sql<string>`app_company()`)
    .executeTakeFirstOrThrow();
  return Number(overtimePercent);
}

/** Prices that depend on nothing but the pieces; those by weight, area or formula have to be asked for. */
export const listOutsideWorks = (db: Db) =>
  db
    .selectFrom('works')
    .select(['name', 'charge', 'rate', 'minimum'])
    .where('archivedAt', 'is', null)
    .where('external', '=', true)
    .where('charge', 'in', ['piece', 'lot'])
    .where('rate', 'is not', null)
    .$narrowType<{ rate: NotNull; charge: 'piece' | 'lot' }>()
    .orderBy('name')
    .execute();

interface PlannedTimes {
  readonly guid: string;
  readonly start: string;
  readonly end: string;
  readonly isLocked: boolean;
  readonly machineGuid?: string | undefined;
}

/**
 * Writes the whole plan in one statement; returns the changed jobs. A phase whose new machine no longer exists stays on
 * its old one.
 */
export async function writePlannedTimes(
  db: Db,
  phases: readonly PlannedTimes[],
): Promise<readonly { readonly guid: string; readonly jobGuid: string }[]> {
  const { rows } = await sql<{ guid: string; jobGuid: string }>`
    update job_phases set planned_start = planned.start_at, planned_end = planned.end_at,
      is_locked = planned.is_locked, machine_guid = coalesce(machines.guid, job_phases.machine_guid),
      machine_name = coalesce(machines.name, job_phases.machine_name)
    from unnest(${phases.map(({ guid }) => guid)}::uuid[], ${phases.map(({ start }) => start)}::timestamptz[],
      ${phases.map(({ end }) => end)}::timestamptz[], ${phases.map(({ isLocked }) => isLocked)}::boolean[],
      ${phases.map(({ machineGuid }) => machineGuid ?? null)}::uuid[])
      as planned(guid, start_at, end_at, is_locked, machine_guid)
    left join machines on machines.guid = planned.machine_guid and machines.archived_at is null
    where job_phases.guid = planned.guid and job_phases.state <> 'done'
    returning job_phases.guid as guid, job_phases.job_guid as "jobGuid"`.execute(db);
  return rows;
}
