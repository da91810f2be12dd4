import { degrees, mm, mm2 } from '@truciolo/units';
import { CLEARANCE_HOLE } from '../data/metric.data.ts';
import type { BasicDimensions, ClearanceHoles, SystemDimensions } from '../dimensions.ts';
import { type Outcome, succeed, unknownClass } from '../outcome.ts';
import { sixtyDegreeForm } from '../profile/thread-form.ts';
import { roundHalfUp, toMicrometre } from '../rounding.ts';
import {
  MINOR_DIAMETER_DROP,
  PITCH_DIAMETER_DROP,
  sixtyDegreeFullThread,
  TRIANGLE_HEIGHT,
} from '../sixty-degree-form.ts';
import type { MetricThread } from '../thread.ts';
import { metricDrills } from './metric-drills.ts';
import { metricExternalLimits, metricInternalLimits } from './metric-limits.ts';
import { metricPitches } from './metric-pitches.ts';
import {
  defaultExternalClass,
  defaultInternalClass,
  isTabulated,
  offeredClasses,
} from './metric-tolerances.ts';

/** d - d3 = 17/12 H, with the root rounded to R = H/6 (ISO 68-1). */
const ROOT_DROP = (17 / 12) * TRIANGLE_HEIGHT;

/** As = pi/4 (d - 0.9382 P)^2: mean of d2 and d3 (ISO 898-1). */
const STRESS_DIAMETER_DROP = 0.9382;

export const metricStressArea = (nominal: number, pitch: number) =>
  mm2(roundHalfUp((Math.PI / 4) * (nominal - STRESS_DIAMETER_DROP * pitch) ** 2, 3));

/** ISO 724. Values are rounded before any deviation is added: only so the published limits come out. */
const metricBasic = (nominal: number, pitch: number): BasicDimensions => ({
  major: toMicrometre(nominal),
  D2: toMicrometre(nominal - PITCH_DIAMETER_DROP * pitch),
  D1: toMicrometre(nominal - MINOR_DIAMETER_DROP * pitch),
  d3: toMicrometre(nominal - ROOT_DROP * pitch),
  D4: null,
  triangleHeight: toMicrometre(TRIANGLE_HEIGHT * pitch),
  externalDepth: toMicrometre((ROOT_DROP / 2) * pitch),
  internalDepth: toMicrometre((MINOR_DIAMETER_DROP / 2) * pitch),
});

export function clearanceHoles(nominal: number): ClearanceHoles | null {
  const row = CLEARANCE_HOLE[String(nominal)];
  return row ? { fine: mm(row[0]), medium: mm(row[1]), coarse: mm(row[2]) } : null;
}

function notes(nominal: number, pitch: number): readonly string[] {
  return [
    ...(metricPitches(nominal).includes(pitch)
      ? []
      : ['Diametro e passo non sono accoppiati nella ISO 261: filettatura speciale.']),
    ...(isTabulated(nominal, pitch) ? [] : ['Tolleranze calcolate con le formule della ISO 965-1.']),
    ...(clearanceHoles(nominal) ? [] : ['La ISO 273 non dà fori passanti per questo diametro.']),
  ];
}

export function metricDimensions(thread: MetricThread, designation: string): Outcome<SystemDimensions> {
  const { nominal, pitch } = thread;
  const basic = metricBasic(nominal, pitch);
  const classes = offeredClasses(nominal, pitch);
  const internalClass = thread.classes.internal ?? defaultInternalClass(nominal, pitch);
  const internal = metricInternalLimits(basic, nominal, pitch, internalClass);
  if (!internal) return unknownClass(internalClass, designation, classes.internal);
  const externalClass = thread.classes.external ?? defaultExternalClass(nominal);
  const external = metricExternalLimits(basic, pitch, externalClass);
  if (!external) return unknownClass(externalClass, designation, classes.external);
  return succeed({
    standard: 'ISO 261 · ISO 724 · ISO 965-1',
    flankAngle: degrees(60),
    pitch,
    starts: thread.starts,
    threadsPerInch: null,
    basic,
    classes,
    internal,
    external,
    inchLimits: null,
    tapDrill: metricDrills(nominal, pitch, internal),
    fullThread: sixtyDegreeFullThread(nominal, pitch),
    form: sixtyDegreeForm(pitch, 1 / 6),
    stressArea: metricStressArea(nominal, pitch),
    clearanceHoles: clearanceHoles(nominal),
    taper: null,
    notes: notes(nominal, pitch),
  });
}
