import {
  type Euros,
  type EurosPerMinute,
  euros,
  type MetresPerMinute,
  type Minutes,
  metresPerMinute,
  minutes,
} from '@truciolo/units';
import type { SpeedRange, ToolMaterial } from '../material.ts';

/** Taylor: vc T^n = C. */
export interface TaylorConstants {
  readonly n: number;
  readonly C: MetresPerMinute;
}

export interface EdgeEconomics {
  /** Machine and operator. */
  readonly Cm: EurosPerMinute;
  /** One cutting edge. */
  readonly Ct: Euros;
  /** Changing the edge. */
  readonly tct: Minutes;
}

/** Middle of the ranges of formulas a10: HSS 0.10-0.15, carbide 0.20-0.30, ceramic and CBN 0.4-0.6; PCD as CBN. */
const TAYLOR_EXPONENT: Record<ToolMaterial, number> = {
  hss: 0.125,
  carbide: 0.25,
  ceramic: 0.5,
  cbn: 0.5,
  pcd: 0.5,
};

/** `life`: life of an edge at the middle of the range. */
export function taylorFromRange([low, high]: SpeedRange, tool: ToolMaterial, life: Minutes): TaylorConstants {
  const n = TAYLOR_EXPONENT[tool];
  return { n, C: metresPerMinute(((low + high) / 2) * life ** n) };
}

/** T = (C/vc)^(1/n). */
export const toolLife = ({ n, C }: TaylorConstants, vc: MetresPerMinute): Minutes =>
  minutes((C / vc) ** (1 / n));

/** v = C/T^n. */
export const speedForLife = ({ n, C }: TaylorConstants, T: Minutes): MetresPerMinute =>
  metresPerMinute(C / T ** n);

interface EconomicPoint {
  readonly T: Minutes;
  readonly v: MetresPerMinute;
}

/** Least cost: T = (1/n - 1)(tct + Ct/Cm). None when neither the edge nor its change costs anything. */
export function minimumCost(
  taylor: TaylorConstants,
  { Cm, Ct, tct }: EdgeEconomics,
): EconomicPoint | undefined {
  const T = minutes((1 / taylor.n - 1) * (tct + Ct / Cm));
  return T > 0 ? { T, v: speedForLife(taylor, T) } : undefined;
}

/** Most parts an hour: T = (1/n - 1) tct. None when the change takes no time. */
export function maximumProduction(taylor: TaylorConstants, tct: Minutes): EconomicPoint | undefined {
  const T = minutes((1 / taylor.n - 1) * tct);
  return T > 0 ? { T, v: speedForLife(taylor, T) } : undefined;
}

/** Edge and change shared over the cutting time: tc/T (Ct + tct Cm). */
export const edgeCost = (tc: Minutes, T: Minutes, { Cm, Ct, tct }: EdgeEconomics): Euros =>
  euros((tc / T) * (Ct + tct * Cm));
