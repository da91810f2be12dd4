import { METRIC_INSERT } from '../data/insert.data.ts';
import type { BasicDimensions, InternalLimits } from '../dimensions.ts';
import { metricInternalLimits } from '../metric/metric-limits.ts';
import { toMicrometre } from '../rounding.ts';

/** Classes of the tapped hole in ASME B18.29.2M. */
export const METRIC_INSERT_CLASSES = ['4H5H', '5H'] as const;

/** Share of the pitch tolerance that the wire takes up, mm, by the largest pitch of each step. */
const WIRE_SHARE: readonly (readonly [upTo: number, share: number])[] = [
  [0.7, 0.021],
  [0.8, 0.023],
  [Number.POSITIVE_INFINITY, 0.026],
];

export const isTabledInsert = (nominal: number, pitch: number): boolean =>
  METRIC_INSERT[`${nominal}x${pitch}`] !== undefined;

/**
 * The minor diameter has grade 5 of the held thread. The pitch diameter is printed; sizes that are not have the
 * tolerance of the held thread less the share of the wire, which gives the printed ones within a micrometre.
 */
export function metricInsertLimits(
  basic: BasicDimensions,
  nominal: number,
  pitch: number,
  name: string,
): InternalLimits | null {
  if (!METRIC_INSERT_CLASSES.some((one) => one === name)) return null;
  const held = metricInternalLimits(basic, nominal, pitch, name);
  if (!held) return null;
  const printed = METRIC_INSERT[`${nominal}x${pitch}`]?.[name === '5H' ? 1 : 0];
  const share = WIRE_SHARE.find(([upTo]) => pitch <= upTo)?.[1] ?? 0;
  return { ...held, D2max: toMicrometre(printed ?? held.D2max - share) };
}
