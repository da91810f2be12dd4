import { degrees, mm, mm2 } from '@truciolo/units';
import { unknownClass } from '../class-error.ts';
import { CLEARANCE_HOLE } from '../data/metric.data.ts';
import type { ClearanceHoles, SystemDimensions } from '../dimensions.ts';
import { type Outcome, succeed } from '../outcome.ts';
import { roundHalfUp } from '../rounding.ts';
import type { MetricThread } from '../thread.ts';
import { metricBasic } from './metric-basic.ts';
import {
  defaultExternalClass,
  defaultInternalClass,
  offeredExternalClasses,
  offeredInternalClasses,
} from './metric-classes.ts';
import { metricDrills } from './metric-drills.ts';
import { metricExternalLimits, metricInternalLimits } from './metric-limits.ts';

/** As = pi/4 (d - 0.9382 P)^2: mean of d2 and d3 (ISO 898-1). */
const STRESS_DIAMETER_DROP = 0.9382;

function clearanceHoles(nominal: number): ClearanceHoles | null {
  const row = CLEARANCE_HOLE[String(nominal)];
  return row ? { fine: mm(row[0]), medium: mm(row[1]), coarse: mm(row[2]) } : null;
}

export function metricDimensions(thread: MetricThread, designation: string): Outcome<SystemDimensions> {
  const { nominal, pitch, classes } = thread;
  const basic = metricBasic(nominal, pitch);
  const internalClass = classes.internal ?? defaultInternalClass(nominal, pitch);
  const internal = metricInternalLimits(basic, pitch, internalClass);
  if (!internal) return unknownClass(internalClass, designation, offeredInternalClasses(nominal, pitch));
  const externalClass = classes.external ?? defaultExternalClass(nominal);
  const external = metricExternalLimits(basic, pitch, externalClass);
  if (!external) return unknownClass(externalClass, designation, offeredExternalClasses(nominal, pitch));
  const holes = clearanceHoles(nominal);
  return succeed({
    standard: 'ISO 261 · ISO 724 · ISO 965-1',
    flankAngle: degrees(60),
    pitch,
    starts: thread.starts,
    threadsPerInch: null,
    basic,
    internal,
    external,
    inchLimits: null,
    tapDrill: metricDrills(nominal, pitch, internal),
    stressArea: mm2(roundHalfUp((Math.PI / 4) * (nominal - STRESS_DIAMETER_DROP * pitch) ** 2, 3)),
    clearanceHoles: holes,
    taper: null,
    notes: holes ? [] : ['La ISO 273 non dà fori passanti per questo diametro.'],
  });
}
