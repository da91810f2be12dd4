import { degrees } from '@truciolo/units';
import type { SystemDimensions } from '../dimensions.ts';
import { type Outcome, succeed, unknownClass } from '../outcome.ts';
import { sixtyDegreeForm } from '../profile/thread-form.ts';
import { toMicrometre } from '../rounding.ts';
import {
  J_MINOR_DIAMETER_DROP,
  J_ROOT_DROP,
  J_ROOT_RADIUS_SHARE,
  PITCH_DIAMETER_DROP,
  sixtyDegreeFullThread,
  TRIANGLE_HEIGHT,
} from '../sixty-degree-form.ts';
import type { MetricThread } from '../thread.ts';
import { clearanceHoles, metricStressArea } from './metric-dimensions.ts';
import { metricDrills } from './metric-drills.ts';
import { LOWEST_J_ROOT_DROP, metricExternalLimits, metricInternalLimits } from './metric-limits.ts';
import { internalTolerances } from './metric-tolerances.ts';

/** ISO 5855-2: 4H6H up to 5 mm, 4H5H above, 4h6h for every bolt. */
const INTERNAL_CLASSES = ['4H5H', '4H6H'] as const;
const EXTERNAL_CLASSES = ['4h6h'] as const;
const WIDE_CREST_UP_TO = 5;

/** Pitches under 0.3 mm have no grade 6 for the crest. */
const defaultInternal = (nominal: number, pitch: number) => {
  if (pitch < 0.25) return '4H';
  return nominal > WIDE_CREST_UP_TO || pitch < 0.3 ? '4H5H' : '4H6H';
};

/** MJ, ISO 5855: the M thread with a larger root radius on the bolt and a larger minor diameter in the nut. */
export function mjDimensions(thread: MetricThread, designation: string): Outcome<SystemDimensions> {
  const { nominal, pitch } = thread;
  const basic = {
    major: toMicrometre(nominal),
    D2: toMicrometre(nominal - PITCH_DIAMETER_DROP * pitch),
    D1: toMicrometre(nominal - J_MINOR_DIAMETER_DROP * pitch),
    d3: toMicrometre(nominal - J_ROOT_DROP * pitch),
    D4: null,
    triangleHeight: toMicrometre(TRIANGLE_HEIGHT * pitch),
    externalDepth: toMicrometre((J_ROOT_DROP / 2) * pitch),
    internalDepth: toMicrometre((J_MINOR_DIAMETER_DROP / 2) * pitch),
  };
  const classes = {
    internal: INTERNAL_CLASSES.filter((name) => internalTolerances(nominal, pitch, name) !== null),
    external: EXTERNAL_CLASSES,
  };
  const internalClass = thread.classes.internal ?? defaultInternal(nominal, pitch);
  const internal = metricInternalLimits(basic, nominal, pitch, internalClass);
  if (!internal) return unknownClass(internalClass, designation, classes.internal);
  const externalClass = thread.classes.external ?? '4h6h';
  const external = metricExternalLimits(basic, pitch, externalClass, LOWEST_J_ROOT_DROP);
  if (!external) return unknownClass(externalClass, designation, EXTERNAL_CLASSES);
  return succeed({
    standard: 'ISO 5855',
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
    fullThread: sixtyDegreeFullThread(nominal, pitch, J_MINOR_DIAMETER_DROP),
    form: sixtyDegreeForm(pitch, J_ROOT_RADIUS_SHARE, 3 / 16),
    stressArea: metricStressArea(nominal, pitch),
    clearanceHoles: clearanceHoles(nominal),
    taper: null,
    notes: ['La vite MJ ha il fondo raccordato con R da 0,150 P a 0,180 P: una vite M non la sostituisce.'],
  });
}
