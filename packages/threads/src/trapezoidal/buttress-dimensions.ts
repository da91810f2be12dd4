import { degrees, mm2 } from '@truciolo/units';
import type { SystemDimensions } from '../dimensions.ts';
import { type Outcome, succeed, unknownClass } from '../outcome.ts';
import { flat, type ThreadForm } from '../profile/thread-form.ts';
import { roundHalfUp, toMicrometre } from '../rounding.ts';
import type { MetricThread } from '../thread.ts';
import { buttressExternalLimits, buttressInternalLimits } from './buttress-limits.ts';
import { EXTERNAL_CLASSES, INTERNAL_CLASSES, MULTI_START_NOTE } from './trapezoidal-limits.ts';

/** DIN 513, as multiples of the pitch. Flanks of 3 degrees (loaded) and 30 degrees. */
const TRIANGLE_HEIGHT = 1.58791;
/** Depth of the nut H1; the bolt is deeper by the clearance ac. */
const NUT_DEPTH = 0.75;
const BOLT_DEPTH = 0.86777;
const ROOT_RADIUS = 0.12427;

function buttressForm(pitch: number): ThreadForm {
  const crest = flat((NUT_DEPTH / 2) * pitch);
  const root = flat((BOLT_DEPTH - NUT_DEPTH / 2) * pitch, ROOT_RADIUS * pitch);
  return {
    external: { outer: crest, inner: root },
    internal: { outer: crest, inner: crest },
    slope: 0,
    flanks: { rising: 30, falling: 3 },
  };
}

/** S, DIN 513: the diameters and pitches of Tr, loaded on one side. */
export function buttressDimensions(thread: MetricThread, designation: string): Outcome<SystemDimensions> {
  const internalClass = thread.classes.internal ?? '7H';
  if (!INTERNAL_CLASSES.includes(internalClass))
    return unknownClass(internalClass, designation, INTERNAL_CLASSES);
  const externalClass = thread.classes.external ?? '7e';
  if (!EXTERNAL_CLASSES.includes(externalClass))
    return unknownClass(externalClass, designation, EXTERNAL_CLASSES);
  const { nominal, pitch, starts } = thread;
  const D2 = toMicrometre(nominal - NUT_DEPTH * pitch);
  const D1 = toMicrometre(nominal - 2 * NUT_DEPTH * pitch);
  const d3 = toMicrometre(nominal - 2 * BOLT_DEPTH * pitch);
  const basic = {
    major: toMicrometre(nominal),
    D2,
    D1,
    d3,
    D4: null,
    triangleHeight: toMicrometre(TRIANGLE_HEIGHT * pitch),
    externalDepth: toMicrometre(BOLT_DEPTH * pitch),
    internalDepth: toMicrometre(NUT_DEPTH * pitch),
  };
  const internal = buttressInternalLimits(basic, pitch, internalClass);
  return succeed({
    standard: 'DIN 513',
    flankAngle: degrees(33),
    pitch,
    starts,
    threadsPerInch: null,
    basic,
    classes: { internal: INTERNAL_CLASSES, external: EXTERNAL_CLASSES },
    internal,
    external: buttressExternalLimits(basic, pitch, externalClass),
    inchLimits: null,
    tapDrill: { cutting: { diameter: D1, origin: 'formula' }, forming: null },
    fullThread: { major: nominal, iso: 2 * NUT_DEPTH * pitch, american: null },
    form: buttressForm(pitch),
    stressArea: mm2(roundHalfUp((Math.PI / 4) * ((D2 + d3) / 2) ** 2, 3)),
    clearanceHoles: null,
    taper: null,
    notes: [
      'Fianco portante a 3°, fianco opposto a 30°: porta in un solo verso.',
      ...(starts > 1 ? [MULTI_START_NOTE] : []),
      ...(internal ? [] : ['Limiti non in tabella per questo diametro e passo: i diametri sono nominali.']),
      'Il preforo è il diametro di nocciolo D1, da alesare o barenare.',
    ],
  });
}
