import { degrees, mm2 } from '@truciolo/units';
import type { SystemDimensions } from '../dimensions.ts';
import { type Outcome, succeed, unknownClass } from '../outcome.ts';
import { evenFlanks, flat, type ThreadForm } from '../profile/thread-form.ts';
import { roundHalfUp, toMicrometre } from '../rounding.ts';
import type { MetricThread } from '../thread.ts';
import {
  EXTERNAL_CLASSES,
  INTERNAL_CLASSES,
  MULTI_START_NOTE,
  trapezoidalExternalLimits,
  trapezoidalInternalLimits,
} from './trapezoidal-limits.ts';

/** Height H of the 30 degree fundamental triangle, as a multiple of the pitch. */
const TRIANGLE_HEIGHT = 1 / (2 * Math.tan(Math.PI / 12));

/** Clearance ac at crest and root, mm, by pitch (ISO 2901): largest pitch of each step. */
const CLEARANCE_STEPS: readonly (readonly [upTo: number, clearance: number])[] = [
  [1.5, 0.15],
  [5, 0.25],
  [12, 0.5],
  [44, 1],
];

const clearanceOf = (pitch: number): number => CLEARANCE_STEPS.find(([upTo]) => pitch <= upTo)?.[1] ?? 1;

/** ISO 2901: R1 = 0.5 ac on the external crest, R2 = ac in both roots. */
function trapezoidalForm(pitch: number, clearance: number): ThreadForm {
  const root = flat(pitch / 4 + clearance, clearance);
  return {
    external: { outer: flat(pitch / 4, clearance / 2), inner: root },
    internal: { outer: root, inner: flat(pitch / 4) },
    slope: 0,
    flanks: evenFlanks(30),
  };
}

/** Tr: profile and diameters of ISO 2901 and 2904, limits of ISO 2903. */
export function trapezoidalDimensions(thread: MetricThread, designation: string): Outcome<SystemDimensions> {
  const { nominal, pitch, starts } = thread;
  const internalClass = thread.classes.internal ?? '7H';
  if (!INTERNAL_CLASSES.includes(internalClass))
    return unknownClass(internalClass, designation, INTERNAL_CLASSES);
  const externalClass = thread.classes.external ?? '7e';
  if (!EXTERNAL_CLASSES.includes(externalClass))
    return unknownClass(externalClass, designation, EXTERNAL_CLASSES);
  const clearance = clearanceOf(pitch);
  const depth = 0.5 * pitch + clearance;
  const basic = {
    major: toMicrometre(nominal),
    D2: toMicrometre(nominal - 0.5 * pitch),
    D1: toMicrometre(nominal - pitch),
    d3: toMicrometre(nominal - 2 * depth),
    D4: toMicrometre(nominal + 2 * clearance),
    triangleHeight: toMicrometre(TRIANGLE_HEIGHT * pitch),
    externalDepth: toMicrometre(depth),
    internalDepth: toMicrometre(depth),
  };
  return succeed({
    standard: 'ISO 2901 · ISO 2903 · ISO 2904',
    flankAngle: degrees(30),
    pitch,
    starts,
    threadsPerInch: null,
    basic,
    classes: { internal: INTERNAL_CLASSES, external: EXTERNAL_CLASSES },
    internal: trapezoidalInternalLimits(basic, pitch, internalClass),
    external: trapezoidalExternalLimits(basic, pitch, externalClass),
    inchLimits: null,
    tapDrill: { cutting: { diameter: basic.D1, origin: 'formula' }, forming: null },
    fullThread: { major: nominal, iso: pitch, american: null },
    form: trapezoidalForm(pitch, clearance),
    stressArea: mm2(roundHalfUp((Math.PI / 4) * ((basic.D2 + basic.d3) / 2) ** 2, 3)),
    clearanceHoles: null,
    taper: null,
    notes: [
      ...(starts > 1 ? [MULTI_START_NOTE] : []),
      'Il preforo è il diametro di nocciolo D1, da alesare o barenare.',
    ],
  });
}
