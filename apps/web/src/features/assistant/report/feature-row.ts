import type { ThreadProposal } from '@truciolo/part';

export type FeatureKind = 'hole' | 'pocket' | 'slot' | 'step' | 'wall' | 'undercut';

/** One line of the list of what was recognised. */
export interface FeatureRow {
  /** Steady within a report: "hole-2". */
  readonly id: string;
  readonly kind: FeatureKind;
  readonly count: number;
  readonly label: string;
  readonly detail: string;
  readonly faces: readonly number[];
  /** Threads the diameter would suit. */
  readonly proposals: readonly ThreadProposal[];
}

export interface FeatureGroup {
  readonly kind: FeatureKind;
  readonly title: string;
  readonly count: number;
  readonly rows: readonly FeatureRow[];
}

export const featureColours: Readonly<Record<FeatureKind, string>> = {
  hole: 'var(--d2)',
  pocket: 'var(--d3)',
  slot: 'var(--d4)',
  step: 'var(--d5)',
  wall: 'var(--warn-mark)',
  undercut: 'var(--bad-mark)',
};
