import { degrees, inchesToMm, mm } from '@truciolo/units';
import { INCH_STOCK_DRILL } from '../data/inch.data.ts';
import type { InternalLimits, SystemDimensions, TapDrill } from '../dimensions.ts';
import { fitDrill } from '../drill/fit-drill.ts';
import { externalInMm, internalInMm, toMm } from '../inch-limits.ts';
import { inchesOf } from '../inch-size.ts';
import { type Outcome, succeed, unknownClass } from '../outcome.ts';
import { nearestDrill } from '../rounding.ts';
import type { InchThread } from '../thread.ts';
import { WHITWORTH_DEPTH, WHITWORTH_TRIANGLE_HEIGHT, whitworthForm } from './whitworth-form.ts';
import {
  BOLT_CLASSES,
  coreDiameter,
  effectiveDiameter,
  NUT_CLASSES,
  whitworthExternalLimits,
  whitworthInternalLimits,
} from './whitworth-limits.ts';

const CLASSES = { internal: Object.keys(NUT_CLASSES), external: Object.keys(BOLT_CLASSES) };

/** Sizes without a stock drill: two thirds up the limits of the minor diameter, where the listed drills lie. */
function cuttingDrill({ system, size }: InchThread, limits: InternalLimits): TapDrill | null {
  const listed = INCH_STOCK_DRILL[system]?.[size];
  if (listed !== undefined) return fitDrill({ diameter: mm(listed), origin: 'table' }, limits);
  const wanted = limits.D1min + (2 / 3) * (limits.D1max - limits.D1min);
  return fitDrill({ diameter: nearestDrill(wanted, 0.05), origin: 'formula' }, limits);
}

/** BSW and BSF, BS 84. */
export function whitworthDimensions(thread: InchThread, designation: string): Outcome<SystemDimensions> {
  const internalClass = thread.classes.internal ?? 'medium';
  if (!CLASSES.internal.includes(internalClass))
    return unknownClass(internalClass, designation, CLASSES.internal);
  const externalClass = thread.classes.external ?? 'medium';
  if (!CLASSES.external.includes(externalClass))
    return unknownClass(externalClass, designation, CLASSES.external);
  const D = inchesOf(thread.size);
  const P = 1 / thread.threadsPerInch;
  const inchLimits = {
    internal: whitworthInternalLimits(D, P, internalClass),
    external: whitworthExternalLimits(D, P, externalClass),
  };
  const internal = internalInMm(inchLimits.internal);
  const core = toMm(coreDiameter(D, P));
  return succeed({
    standard: 'BS 84',
    flankAngle: degrees(55),
    pitch: inchesToMm(P),
    starts: 1,
    threadsPerInch: thread.threadsPerInch,
    basic: {
      major: toMm(D),
      D2: toMm(effectiveDiameter(D, P)),
      D1: core,
      d3: core,
      D4: null,
      triangleHeight: toMm(WHITWORTH_TRIANGLE_HEIGHT * P),
      externalDepth: toMm(WHITWORTH_DEPTH * P),
      internalDepth: toMm(WHITWORTH_DEPTH * P),
    },
    classes: CLASSES,
    internal,
    external: externalInMm(inchLimits.external),
    inchLimits,
    tapDrill: { cutting: cuttingDrill(thread, internal), forming: null },
    fullThread: { major: inchesToMm(D), iso: 2 * WHITWORTH_DEPTH * inchesToMm(P), american: null },
    form: whitworthForm(inchesToMm(P)),
    stressArea: null,
    clearanceHoles: null,
    taper: null,
    notes: ['Filettatura a 55°, superata dalla metrica: serve per ricambi e macchine inglesi.'],
  });
}
