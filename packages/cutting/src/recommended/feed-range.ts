import type { MillingKind } from '../kernel/engagement.ts';
import type { IsoGroup, ToolMaterial } from '../material.ts';
import type { TurningRegime } from './speed-range.ts';

export type FeedRange = readonly [low: number, high: number];

/** Against steel P (formulas a11); hardened steel and plastics are shop knowledge. */
export const FEED_FACTOR: Record<IsoGroup, number> = {
  P: 1,
  M: 0.8,
  K: 1.1,
  N: 1.3,
  S: 0.6,
  H: 0.5,
  plastic: 1.3,
};

function forMaterial([low, high]: FeedRange, iso: IsoGroup | undefined, factor = 1): FeedRange {
  const k = FEED_FACTOR[iso ?? 'P'] * factor;
  return [low * k, high * k];
}

const turning: Record<TurningRegime, FeedRange> = {
  rough: [0.25, 0.45],
  medium: [0.15, 0.3],
  finish: [0.08, 0.18],
};

/** Formulas a11; in finishing the feed stays under half the nose radius. */
export function turningFeed(regime: TurningRegime, iso: IsoGroup | undefined, r?: number): FeedRange {
  const [low, high] = forMaterial(turning[regime], iso);
  const cap = regime === 'finish' && r !== undefined ? 0.5 * r : Number.POSITIVE_INFINITY;
  return [Math.min(low, cap), Math.min(high, cap)];
}

/** Turning feeds between finish and medium: a bar is slender. */
export const boringFeed = (iso: IsoGroup | undefined): FeedRange => forMaterial([0.08, 0.2], iso);

/** Above 20 mm a cutter has inserts and its feed no longer grows with the diameter. */
const LARGEST_SOLID = 20;

/** HSS takes a little less than carbide for the same diameter [practice]. */
const toolFactor = (tool: ToolMaterial) => (tool === 'hss' ? 0.8 : 1);

/** Per tooth: solid end mills 0.005-0.008 D, slots 0.7 of it; indexable face mills 0.12-0.25 (formulas a11). */
export function millingFeed(
  kind: MillingKind,
  D: number,
  iso: IsoGroup | undefined,
  tool: ToolMaterial,
): FeedRange {
  if (kind === 'face' && D > LARGEST_SOLID) return forMaterial([0.12, 0.25], iso);
  const d = Math.min(D, LARGEST_SOLID);
  return forMaterial([0.005 * d, 0.008 * d], iso, toolFactor(tool) * (kind === 'slot' ? 0.7 : 1));
}

/** Thin, unsupported edge: 0.8 of an end mill [practice]. */
export const threadMillingFeed = (Dc: number, iso: IsoGroup | undefined, tool: ToolMaterial): FeedRange => {
  const [low, high] = millingFeed('shoulder', Dc, iso, tool);
  return [0.8 * low, 0.8 * high];
};

/** HSS drills: D 5 f 0.1, D 10 f 0.2, D 20 f 0.3 (formulas a11), flat beyond 40 mm [practice]. */
function hssDrillFeed(D: number): number {
  if (D <= 10) return 0.02 * D;
  return D <= 20 ? 0.2 + 0.01 * (D - 10) : 0.3 + 0.005 * (Math.min(D, 40) - 20);
}

/** Per revolution: carbide 0.015-0.025 D up to 12 mm, half that slope above [practice]; HSS around its table. */
export function drillingFeed(D: number, iso: IsoGroup | undefined, tool: ToolMaterial): FeedRange {
  if (tool === 'hss') return forMaterial([0.8 * hssDrillFeed(D), 1.2 * hssDrillFeed(D)], iso);
  const d = D <= 12 ? D : 12 + (Math.min(D, 40) - 12) / 2;
  return forMaterial([0.015 * d, 0.025 * d], iso);
}

/** Formulas a5: 0.2 at 8 mm to 0.5 at 20 mm, a quarter either side; proportional to D below. */
export function reamingFeed(D: number, iso: IsoGroup | undefined): FeedRange {
  const centre = D < 8 ? 0.025 * D : Math.min(0.5, 0.2 + 0.025 * (D - 8));
  return forMaterial([0.75 * centre, 1.25 * centre], iso);
}

/** Formulas a11. */
export const partingFeed = (kind: 'parting' | 'grooving', iso: IsoGroup | undefined): FeedRange =>
  forMaterial(kind === 'parting' ? [0.06, 0.15] : [0.05, 0.12], iso);

/** Allowance on the diameter left for a reamer (formulas a5; above 30 mm practice). */
export function reamingAllowance(D: number): FeedRange {
  if (D < 10) return [0.1, 0.2];
  if (D < 20) return [0.2, 0.3];
  return D <= 30 ? [0.3, 0.4] : [0.4, 0.5];
}
