import { sql } from 'kysely';
import type { SystemHandle } from '../database/handles.ts';

/** A table of sums that writes add rows to: its key columns and its summed columns. */
export interface RunningSums {
  readonly table: string;
  readonly key: readonly string[];
  readonly sums: readonly string[];
}

/**
 * Merges the rows of the same key that were added since the last run. It is one statement: a reader sees the rows
 * before or after it, and rows written meanwhile wait for the next run.
 */
export async function foldSums({ system }: SystemHandle, running: RunningSums): Promise<number> {
  const table = sql.table(running.table);
  const key = sql.raw(running.key.join(', '));
  const same = sql.raw(running.key.map((name) => `running.${name} = fresh.${name}`).join(' and '));
  const sums = sql.raw(running.sums.map((name) => `sum(${name})`).join(', '));
  const left = sql.raw(running.sums.map((name) => `sum(${name}) <> 0`).join(' or '));
  const { numAffectedRows } = await system((db) =>
    sql`with fresh as (select distinct ${key} from ${table} where not folded),
      taken as (delete from ${table} running using fresh where ${same} returning running.*)
      insert into ${table} select ${key}, ${sums}, true from taken group by ${key} having ${left}`.execute(
      db,
    ),
  );
  return Number(numAffectedRows ?? 0);
}
