import { COARSE_PITCH, FINE_PITCHES } from '../data/metric.data.ts';
import { TOLERATED_DIAMETERS } from './metric-tolerances.ts';

const key = (value: number) => String(value);

/** Coarse pitch of a nominal diameter (mm), null when ISO 261 has none. */
export const coarsePitch = (nominal: number): number | null => COARSE_PITCH[key(nominal)] ?? null;

/** Pitches of a nominal diameter (mm): the coarse one first, then the fine ones from large to small. */
export function metricPitches(nominal: number): readonly number[] {
  const coarse = coarsePitch(nominal);
  const fine = FINE_PITCHES[key(nominal)] ?? [];
  return coarse === null ? fine : [coarse, ...fine];
}

/** All nominal diameters of the tables (mm), ascending. */
export const METRIC_NOMINALS: readonly number[] = [
  ...new Set([...Object.keys(COARSE_PITCH), ...Object.keys(FINE_PITCHES)].map(Number)),
].sort((one, other) => one - other);

/** Finest and coarsest pitch a special thread may have, mm, and the largest share of its diameter. */
const FREE_PITCHES = [0.2, 8] as const;
const LARGEST_SHARE = 0.3;

/** Whether a diameter and pitch outside ISO 261 still make a thread ISO 965-1 can give limits for. */
export const isFreePitch = (nominal: number, pitch: number): boolean =>
  nominal >= TOLERATED_DIAMETERS[0] &&
  nominal <= TOLERATED_DIAMETERS[1] &&
  pitch >= FREE_PITCHES[0] &&
  pitch <= FREE_PITCHES[1] &&
  pitch <= LARGEST_SHARE * nominal;
