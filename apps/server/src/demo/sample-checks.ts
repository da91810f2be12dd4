import { writeNumber } from '@truciolo/italian';
import type { Dimension } from '@truciolo/jobs';
import type { Db } from '../platform/database/handles.ts';

/** ISO 2768-1, class m: lengths up to so many mm, and their permissible deviation. */
const MEDIUM = [
  [6, 0.1],
  [30, 0.2],
  [120, 0.3],
  [400, 0.5],
  [1000, 0.8],
] as const;

/** The length of "Perno di snodo ø50×70" with the deviation that a drawing without other words gives it. */
export function lengthCheck(description: string): Dimension | null {
  const length = Number(/×(\d+)/.exec(description)?.[1]);
  const deviation = MEDIUM.find(([most]) => length <= most)?.[1];
  if (deviation === undefined) return null;
  const name = `${length} ±${writeNumber(deviation, 1)}`;
  return { name, nominal: length, lower: -deviation, upper: deviation };
}

/** Open jobs have the length of their part to be measured. */
export async function addSampleChecks(db: Db): Promise<void> {
  const open = await db
    .selectFrom('jobs')
    .select(['guid', 'description'])
    .where('state', 'in', ['planned', 'running'])
    .execute();
  for (const { guid, description } of open) {
    const check = lengthCheck(description);
    if (!check) continue;
    await db
      .updateTable('jobs')
      .set({ checks: JSON.stringify([check]) })
      .where('guid', '=', guid)
      .execute();
  }
}
