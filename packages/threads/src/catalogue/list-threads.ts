import type { System } from '../thread.ts';
import { type CatalogueRow, catalogue, type PitchSeries } from './catalogue.ts';

/** Conditions all apply; an absent one lets everything through. */
export interface ThreadFilter {
  readonly systems?: readonly System[];
  readonly series?: PitchSeries;
  /** Major diameter, mm, inclusive. */
  readonly majorFrom?: number;
  readonly majorTo?: number;
  /** Only the diameters ISO 261 puts first; threads of systems without a ranking stay. */
  readonly firstChoiceOnly?: boolean;
}

function passes(row: CatalogueRow, filter: ThreadFilter): boolean {
  const { systems, series, majorFrom, majorTo, firstChoiceOnly } = filter;
  return (
    (systems === undefined || systems.includes(row.system)) &&
    (series === undefined || row.series === series) &&
    (majorFrom === undefined || row.major >= majorFrom) &&
    (majorTo === undefined || row.major <= majorTo) &&
    (!firstChoiceOnly || row.choice === null || row.choice === 1)
  );
}

/** The catalogue for a table page. */
export const listThreads = (filter: ThreadFilter = {}): readonly CatalogueRow[] =>
  catalogue().filter((row) => passes(row, filter));

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
