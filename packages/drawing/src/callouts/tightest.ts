import { rounded } from '../numbers.ts';
import type { Fit, Found, Limits, Tolerance } from '../reading.ts';
import { isThrough, readDepth } from './depth.ts';

const width = ({ lower, upper }: Limits) => rounded(upper - lower);

/** The side of a pair that is made here: the hole where the callout is one, else the narrower side. */
function madeSide({ value, text }: Found<Fit>): { readonly name: string; readonly limits: Limits } | null {
  const [hole, shaft] = value.class.includes('/') ? value.class.split('/') : [value.class, value.class];
  const isHole = isThrough(text) || readDepth(text) !== null;
  if (value.hole && (isHole || !value.shaft)) return { name: hole ?? '', limits: value.hole };
  if (!value.shaft) return null;
  const isNarrower = !value.hole || width(value.shaft) <= width(value.hole);
  return isNarrower
    ? { name: shaft ?? '', limits: value.shaft }
    : { name: hole ?? '', limits: value.hole ?? value.shaft };
}

/** Fits as tolerances of their own, where the tables give limits. */
export function fitTolerances(fits: readonly Found<Fit>[]): readonly Found<Tolerance>[] {
  return fits.flatMap((fit) => {
    const side = madeSide(fit);
    if (!side) return [];
    return [
      {
        ...fit,
        value: {
          nominal: fit.value.nominal,
          ...side.limits,
          width: width(side.limits),
          kind: 'fit' as const,
          isDiameter: true,
          fit: side.name,
        },
        reason: 'limiti di ISO 286',
      },
    ];
  });
}

/** The narrowest tolerance of a part. */
export const tightestOf = (tolerances: readonly Found<Tolerance>[]): Found<Tolerance> | null =>
  tolerances.reduce<Found<Tolerance> | null>(
    (best, each) =>
      each.value.width > 0 && (best === null || each.value.width < best.value.width) ? each : best,
    null,
  );
