import { mm } from '@truciolo/units';
import type { InternalLimits, TapDrill } from '../dimensions.ts';

/** Drills are sold in steps of 0.05 mm; where no such step lies inside the limits, of 0.01 mm. */
const DRILL_STEPS = [0.05, 0.01] as const;

/**
 * The drill itself when it leaves a minor diameter inside the limits of the class; otherwise the nearest step
 * that does (position G lifts the lower limit over some stock drills). Null when no step fits.
 */
export function fitDrill(drill: TapDrill, limits: InternalLimits): TapDrill | null {
  const { D1min, D1max } = limits;
  if (drill.diameter >= D1min && drill.diameter <= D1max) return drill;
  for (const step of DRILL_STEPS) {
    const count = drill.diameter < D1min ? Math.ceil(D1min / step) : Math.floor(D1max / step);
    const diameter = Number((count * step).toFixed(2));
    if (diameter >= D1min && diameter <= D1max) return { diameter: mm(diameter), origin: 'formula' };
  }
  return null;
}
