import { sql } from 'kysely';
import type { SystemHandle } from '../../../platform/database/handles.ts';

const KEY = ['company_guid', 'what', 'grain', 'day', 'owner_guid', 'state', 'key', 'label'];
const SUMS = [
  'quotes',
  'value',
  'answers',
  'answer_hours',
  'margin_value',
  'margin',
  'distances',
  'distance',
];
const key = sql.raw(KEY.join(', '));
const same = sql.raw(KEY.map((name) => `kept.${name} = fresh.${name}`).join(' and '));
const sums = sql.raw(SUMS.map((name) => `sum(${name})`).join(', '));
const left = sql.raw(SUMS.map((name) => `sum(${name}) <> 0`).join(' or '));

/**
 * Adds the rows that writes left since the last time to those of the same key. One statement: a reader finds the rows
 * before or after it, and what is written meanwhile waits for the next time.
 */
export async function foldSums({ system }: SystemHandle): Promise<number> {
  const { numAffectedRows } = await system((db) =>
    sql`with fresh as (select distinct ${key} from quote_sums where not folded),
      taken as (delete from quote_sums kept using fresh where ${same} returning kept.*)
      insert into quote_sums select ${key}, ${sums}, true from taken group by ${key} having ${left}`.execute(
      db,
    ),
  );
  return Number(numAffectedRows ?? 0);
}
