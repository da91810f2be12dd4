import { sql } from 'kysely';
import type { SystemHandle } from '../database/handles.ts';

/** A table of sums that writes add rows to: what tells two sums apart, and what is added up. */
export interface RunningSums {
  readonly table: string;
  readonly key: readonly string[];
  readonly sums: readonly string[];
}

/**
 * Adds the rows that writes left since the last time to those of the same key. One statement: a reader finds the rows
 * before or after it, and what is written meanwhile waits for the next time.
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
