import { degrees, mm2 } from '@truciolo/units';
import { unknownClass } from '../class-error.ts';
import type { SystemDimensions } from '../dimensions.ts';
import { type Outcome, succeed } from '../outcome.ts';
import { roundHalfUp, toMicrometre } from '../rounding.ts';
import type { MetricThread } from '../thread.ts';
import { TRAPEZOIDAL_TRIANGLE_HEIGHT, trapezoidalClearance } from './trapezoidal-form.ts';

/** Recommended classes of ISO 2903: a designation may state them. */
export const INTERNAL_CLASSES: readonly string[] = ['7H', '8H', '9H'];
export const EXTERNAL_CLASSES: readonly string[] = ['7e', '8e', '8c', '9c'];

/** ISO 2904. The limits of ISO 2903 are not in the tables: internal and external are null, and a note says so. */
export function trapezoidalDimensions(thread: MetricThread, designation: string): Outcome<SystemDimensions> {
  const { internal, external } = thread.classes;
  if (internal !== null && !INTERNAL_CLASSES.includes(internal)) {
    return unknownClass(internal, designation, INTERNAL_CLASSES);
  }
  if (external !== null && !EXTERNAL_CLASSES.includes(external)) {
    return unknownClass(external, designation, EXTERNAL_CLASSES);
  }
  const { nominal, pitch, starts } = thread;
  const clearance = trapezoidalClearance(pitch);
  const depth = 0.5 * pitch + clearance;
  const D2 = toMicrometre(nominal - 0.5 * pitch);
  const D1 = toMicrometre(nominal - pitch);
  const d3 = toMicrometre(nominal - 2 * depth);
  return succeed({
    standard: 'ISO 2901 · ISO 2902 · ISO 2904',
    flankAngle: degrees(30),
    pitch,
    starts,
    threadsPerInch: null,
    basic: {
      major: toMicrometre(nominal),
      D2,
      D1,
      d3,
      D4: toMicrometre(nominal + 2 * clearance),
      triangleHeight: toMicrometre(TRAPEZOIDAL_TRIANGLE_HEIGHT * pitch),
      externalDepth: toMicrometre(depth),
      internalDepth: toMicrometre(depth),
    },
    internal: null,
    external: null,
    inchLimits: null,
    tapDrill: { cutting: { diameter: D1, origin: 'formula' }, forming: null },
    stressArea: mm2(roundHalfUp((Math.PI / 4) * ((D2 + d3) / 2) ** 2, 3)),
    clearanceHoles: null,
    taper: null,
    notes: [
      'I limiti di tolleranza ISO 2903 (7H, 7e…) non sono dati: i diametri sono nominali.',
      'Il preforo è il diametro di nocciolo D1, da alesare o barenare.',
    ],
  });
}
