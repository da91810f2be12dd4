import { listThreads, type ThreadFilter } from '@truciolo/threads';

/** Models leave play at the crests: a nut's M5 is drawn up to ø5,13. */
const SAME_DIAMETER = 0.03;
const SAME_PITCH = 0.02;
const SYSTEMS: NonNullable<ThreadFilter['systems']> = ['M', 'G', 'UNC', 'UNF', 'Tr'];

/** The standard thread with this diameter and pitch; null where the tables hold none. */
export function nameThread(major: number, pitch: number): string | null {
  const [best] = listThreads({ systems: SYSTEMS })
    .filter(
      (row) =>
        Math.abs(row.pitch / pitch - 1) <= SAME_PITCH && Math.abs(row.major / major - 1) <= SAME_DIAMETER,
    )
    .map((row) => ({ row, rank: SYSTEMS.indexOf(row.system) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        (a.row.choice ?? 1) - (b.row.choice ?? 1) ||
        Math.abs(a.row.major - major) - Math.abs(b.row.major - major),
    );
  return best?.row.designation ?? null;
}
