import type { FindingList } from '../finding.ts';

/**
 * `planned`: every move was read and timed. `estimated`: some cycles follow a path of about the same length.
 * `least`: motion was left out, the real time is longer.
 */
export type TimeKind = 'planned' | 'estimated' | 'least';

/** Seconds. */
export interface TimeBand {
  readonly low: number;
  readonly high: number | null;
}

/** Half-width on top of the machine's own where cycles are estimated by area and step. */
const ESTIMATED = 0.15;

export function timeKindOf(findings: FindingList): TimeKind {
  if (findings.marks('least')) return 'least';
  return findings.marks('estimated') ? 'estimated' : 'planned';
}

/** `band`: relative half-width of a planned time. */
export function timeBandOf(total: number, kind: TimeKind, band: number): TimeBand {
  const half = kind === 'estimated' ? band + ESTIMATED : band;
  return { low: total * (1 - half), high: kind === 'least' ? null : total * (1 + half) };
}
