import type { ThreadProposal } from '@truciolo/part';

export type FeatureKind =
  | 'hole'
  | 'thread'
  | 'pocket'
  | 'slot'
  | 'step'
  | 'outline'
  | 'teeth'
  | 'wall'
  | 'undercut';

/** One row of the recognised features. */
export interface FeatureRow {
  /** Stable within a report, with the indices it covers: "hole-2", "pocket-0+3". */
  readonly id: string;
  readonly kind: FeatureKind;
  readonly count: number;
  readonly label: string;
  readonly detail: string;
  readonly faces: readonly number[];
  /** Threads the diameter would suit. */
  readonly proposals: readonly ThreadProposal[];
}

export const rowId = (kind: FeatureKind, places: readonly number[]): string => `${kind}-${places.join('+')}`;

/** Places of a kind that rows with these ids stand for. */
export const placesIn = (ids: readonly string[], kind: FeatureKind): ReadonlySet<number> =>
  new Set(
    ids.flatMap((id) => {
      const [own, places = ''] = id.split('-');
      return own === kind ? places.split('+').map(Number) : [];
    }),
  );

export interface FeatureGroup {
  readonly kind: FeatureKind;
  readonly title: string;
  readonly count: number;
  readonly rows: readonly FeatureRow[];
}

export const featureColours: Readonly<Record<FeatureKind, string>> = {
  hole: 'var(--d2)',
  thread: 'var(--d2)',
  pocket: 'var(--d3)',
  slot: 'var(--d4)',
  step: 'var(--d5)',
  outline: 'var(--d6)',
  teeth: 'var(--d4)',
  wall: 'var(--warn-mark)',
  undercut: 'var(--bad-mark)',
};
