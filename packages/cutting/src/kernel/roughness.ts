import {
  type Micrometres,
  type Millimetres,
  type MillimetresPerRevolution,
  micrometres,
  mm,
  mmPerRevolution,
} from '@truciolo/units';

/** Rz = 1000 f^2/(8 r) (Kyocera, Mitsubishi; formulas a9). */
export const peakRoughness = (f: MillimetresPerRevolution, r: Millimetres): Micrometres =>
  micrometres((1000 * f ** 2) / (8 * r));

/** Shop form Ra = 1000 f^2/(32 r). */
export const meanRoughness = (f: MillimetresPerRevolution, r: Millimetres): Micrometres =>
  micrometres((1000 * f ** 2) / (32 * r));

/** Exact mean of a row of arcs: 1000/(18 sqrt 3) = 32.1, i.e. 2.7 % above the shop form. */
export const exactMeanRoughness = (f: MillimetresPerRevolution, r: Millimetres): Micrometres =>
  micrometres(((1000 / (18 * Math.sqrt(3))) * f ** 2) / r);

/** A wiper edge leaves the surface of half its feed. */
export const wiperFeed = (f: MillimetresPerRevolution): MillimetresPerRevolution => mmPerRevolution(f / 2);

/** Largest feed for a wanted Ra (shop form). */
export const feedForRoughness = (Ra: Micrometres, r: Millimetres): MillimetresPerRevolution =>
  mmPerRevolution(Math.sqrt((Ra * 32 * r) / 1000));

/** ISO 1302 grades, upper limit of Ra in um. */
const grades = [
  ['N1', 0.025],
  ['N2', 0.05],
  ['N3', 0.1],
  ['N4', 0.2],
  ['N5', 0.4],
  ['N6', 0.8],
  ['N7', 1.6],
  ['N8', 3.2],
  ['N9', 6.3],
  ['N10', 12.5],
  ['N11', 25],
  ['N12', 50],
] as const;

export type RoughnessGrade = (typeof grades)[number][0];

/** Finest grade a surface satisfies; none when it is rougher than N12. */
export const roughnessGrade = (Ra: Micrometres): RoughnessGrade | undefined =>
  grades.find(([, limit]) => Ra <= limit)?.[0];

export interface NoseOffset {
  readonly X: Millimetres;
  readonly Z: Millimetres;
}

/**
 * How far the tip moves when an insert with another nose radius is put in (Kyocera R32). The nose circle lies
 * r/sin(eps/2) from the sharp corner along the bisector, which stands at KAPR + eps/2 from the feed direction.
 */
export function noseRadiusOffset(from: Millimetres, to: Millimetres, kapr: number, eps: number): NoseOffset {
  const half = (eps * Math.PI) / 360;
  const bisector = (kapr * Math.PI) / 180 + half;
  const change = from - to;
  return {
    X: mm(change * (Math.sin(bisector) / Math.sin(half) - 1)),
    Z: mm(change * (-Math.cos(bisector) / Math.sin(half) - 1)),
  };
}
