import type { PartReport, PocketFeature, Process } from '@truciolo/part';
import { placesIn } from './feature-row.ts';

/** A user's corrections of the recognised features. */
export interface Corrections {
  /** Null: as recognised. */
  readonly process: Process | null;
  /** Ids of rejected rows. */
  readonly dropped: readonly string[];
  /** By hole group of the report: a designation, or null for "no thread"; no entry = not stated. */
  readonly threads: Readonly<Record<number, string | null>>;
}

export const noCorrections: Corrections = { process: null, dropped: [], threads: {} };

export interface CorrectedPart {
  /** The report without rejected rows, with the corrected process. */
  readonly report: PartReport;
  /** By hole group of the corrected report. */
  readonly threads: Readonly<Record<number, string | null>>;
}

/** The report after the user's corrections. The recognised one is not changed, so that everything can be undone. */
export function correct(report: PartReport, corrections: Corrections): CorrectedPart {
  const { process, dropped, threads } = corrections;
  if (process === null && dropped.length === 0) return { report, threads };
  const goneHoles = placesIn(dropped, 'hole');
  const held = report.holes
    .map((hole, index) => ({ hole, index }))
    .filter(({ index }) => !goneHoles.has(index));
  const keep = (list: readonly PocketFeature[], kind: PocketFeature['kind']) => {
    const gone = placesIn(dropped, kind);
    return list.filter((_, index) => !gone.has(index));
  };
  return {
    report: {
      ...report,
      process: process ?? report.process,
      processReason:
        process === null || process === report.process ? report.processReason : 'Indicato a mano.',
      holes: held.map(({ hole }) => hole),
      pockets: keep(report.pockets, 'pocket'),
      slots: keep(report.slots, 'slot'),
      steps: keep(report.steps, 'step'),
      outline: placesIn(dropped, 'outline').has(0) ? null : report.outline,
    },
    threads: Object.fromEntries(
      held.flatMap(({ index }, place) => {
        const said = threads[index];
        return said === undefined ? [] : [[place, said]];
      }),
    ),
  };
}

/** Rejects or restores a row. */
export const toggleDropped = (corrections: Corrections, id: string): Corrections => ({
  ...corrections,
  dropped: corrections.dropped.includes(id)
    ? corrections.dropped.filter((other) => other !== id)
    : [...corrections.dropped, id],
});

/** Sets the thread of a group, or that it has none; undefined asks again. */
export function withThread(
  corrections: Corrections,
  group: number,
  thread: string | null | undefined,
): Corrections {
  const { [group]: _, ...others } = corrections.threads;
  return { ...corrections, threads: thread === undefined ? others : { ...others, [group]: thread } };
}
