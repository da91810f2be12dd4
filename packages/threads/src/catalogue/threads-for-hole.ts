import type { CatalogueRow } from './catalogue.ts';
import { listThreads, type ThreadFilter } from './list-threads.ts';

/** Holes are drilled to about this much of the listed drill, mm. */
const DEFAULT_TOLERANCE = 0.05;

/** Threads a plain hole of this diameter (mm) may be meant for, by cutting tap drill, nearest first. */
export function threadsForHole(
  diameter: number,
  tolerance = DEFAULT_TOLERANCE,
  filter: ThreadFilter = {},
): readonly CatalogueRow[] {
  return listThreads(filter)
    .flatMap((row) =>
      row.tapDrillCutting === null ? [] : [{ row, gap: Math.abs(row.tapDrillCutting - diameter) }],
    )
    .filter(({ gap }) => gap <= tolerance + 1e-9)
    .sort((one, other) => one.gap - other.gap || (one.row.choice ?? 1) - (other.row.choice ?? 1))
    .map(({ row }) => row);
}
