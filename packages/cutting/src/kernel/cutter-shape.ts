import { type Degrees, type Millimetres, mm } from '@truciolo/units';
import { sine } from './angle.ts';

export type CutterShape =
  | { readonly shape: 'straight'; readonly kapr: Degrees }
  | { readonly shape: 'round'; readonly iC: Millimetres }
  | { readonly shape: 'ball' };

/** Effect of the edge's shape on chip and diameter. */
interface EdgeGeometry {
  /** sin(KAPR) where the chip is thickest, and averaged along the edge. */
  readonly sinMax: number;
  readonly sinMean: number;
  /** Diameter at which the cutting speed counts. */
  readonly Deff: Millimetres;
}

/** A circular edge of diameter c cutting to depth ap: 2 sqrt(ap/c - (ap/c)^2) at the top, ap over arc length on average. */
function circularEdge(ap: Millimetres, c: Millimetres): { readonly max: number; readonly mean: number } {
  const t = Math.min(0.5, ap / c);
  const arc = Math.asin(Math.sqrt(t));
  return { max: 2 * Math.sqrt(t * (1 - t)), mean: t / arc };
}

/** Formulas a2; D is the largest diameter of the cutter. */
export function edgeGeometry(cutter: CutterShape, D: Millimetres, ap: Millimetres): EdgeGeometry {
  if (cutter.shape === 'straight') {
    const sin = sine(cutter.kapr);
    return { sinMax: sin, sinMean: sin, Deff: D };
  }
  const c = cutter.shape === 'ball' ? D : cutter.iC;
  const { max, mean } = circularEdge(ap, c);
  return { sinMax: max, sinMean: mean, Deff: mm(D - c + c * max) };
}

/** Height of the cusp a ball leaves between two passes ae apart: ae^2/(4 D). */
export const scallopHeight = (ae: Millimetres, D: Millimetres): Millimetres => mm(ae ** 2 / (4 * D));
