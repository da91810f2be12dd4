import type { BasicDimensions, ExternalLimits, InternalLimits } from '../dimensions.ts';
import { toMicrometre } from '../rounding.ts';
import { TRIANGLE_HEIGHT } from '../sixty-degree-form.ts';
import { externalTolerances, internalTolerances } from './metric-tolerances.ts';

/** d2min - d3min with the smallest allowed root radius, 0.125 P: H - 0.25 P (ISO 965-1). */
const LOWEST_ROOT_DROP = TRIANGLE_HEIGHT - 0.25;

/** The same for MJ and UNJ, whose smallest radius is 0.15011 P (ISO 5855-1, ASME B1.15). */
export const LOWEST_J_ROOT_DROP = TRIANGLE_HEIGHT - 2 * 0.15011;

/** `nominal` finds the tolerances: EG threads have those of the thread they end up holding. */
export function metricInternalLimits(
  basic: BasicDimensions,
  nominal: number,
  pitch: number,
  name: string,
): InternalLimits | null {
  const tolerances = internalTolerances(nominal, pitch, name);
  if (!tolerances) return null;
  const { deviation, pitchTolerance, crestTolerance } = tolerances;
  return {
    class: name,
    D2min: toMicrometre(basic.D2 + deviation),
    D2max: toMicrometre(basic.D2 + deviation + pitchTolerance),
    D1min: toMicrometre(basic.D1 + deviation),
    D1max: toMicrometre(basic.D1 + deviation + crestTolerance),
  };
}

export function metricExternalLimits(
  basic: BasicDimensions,
  pitch: number,
  name: string,
  rootDrop = LOWEST_ROOT_DROP,
): ExternalLimits | null {
  const tolerances = externalTolerances(basic.major, pitch, name);
  if (!tolerances) return null;
  const { deviation, pitchTolerance, crestTolerance } = tolerances;
  const d2min = toMicrometre(basic.D2 + deviation - pitchTolerance);
  return {
    class: name,
    dmax: toMicrometre(basic.major + deviation),
    dmin: toMicrometre(basic.major + deviation - crestTolerance),
    d2max: toMicrometre(basic.D2 + deviation),
    d2min,
    d3max: basic.d3 === null ? null : toMicrometre(basic.d3 + deviation),
    d3min: toMicrometre(d2min - rootDrop * pitch),
  };
}
