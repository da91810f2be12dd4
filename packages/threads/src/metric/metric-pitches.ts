import { COARSE_PITCH, FINE_PITCHES } from '../data/metric.data.ts';

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
