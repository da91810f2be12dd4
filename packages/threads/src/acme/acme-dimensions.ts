import { degrees, inchesToMm, mm2 } from '@truciolo/units';
import type { SystemDimensions } from '../dimensions.ts';
import { fitDrill } from '../drill/fit-drill.ts';
import { externalInMm, internalInMm, toMm } from '../inch-limits.ts';
import { inchesOf } from '../inch-size.ts';
import { type Outcome, succeed, unknownClass } from '../outcome.ts';
import { evenFlanks, flat, type ThreadForm } from '../profile/thread-form.ts';
import { nearestDrill, roundHalfUp } from '../rounding.ts';
import type { InchThread } from '../thread.ts';
import {
  ACME_CLASSES,
  ACME_DEPTH,
  acmeClearance,
  acmeExternalLimits,
  acmeInternalLimits,
  STUB_CLASSES,
  STUB_DEPTH,
} from './acme-limits.ts';

const ANGLE = 29;

/** Height of the fundamental triangle, as a multiple of the pitch: 1.933357. */
const TRIANGLE_HEIGHT = 1 / (2 * Math.tan(((ANGLE / 2) * Math.PI) / 180));

function acmeForm(P: number, depth: number): ThreadForm {
  const crest = inchesToMm((depth / 2) * P);
  const root = inchesToMm((depth / 2) * P + acmeClearance(P) / 2);
  return {
    external: { outer: flat(crest), inner: flat(root) },
    internal: { outer: flat(root), inner: flat(crest) },
    slope: 0,
    flanks: evenFlanks(ANGLE),
  };
}

/** ACME (ASME B1.5, general purpose) and Stub ACME (ASME B1.8). */
export function acmeDimensions(thread: InchThread, designation: string): Outcome<SystemDimensions> {
  const isStub = thread.system === 'Stub ACME';
  const names = isStub ? STUB_CLASSES : ACME_CLASSES;
  const internalClass = thread.classes.internal ?? '2G';
  const externalClass = thread.classes.external ?? '2G';
  const unknown = [internalClass, externalClass].find((name) => !names.includes(name));
  if (unknown !== undefined) return unknownClass(unknown, designation, names);
  const depth = isStub ? STUB_DEPTH : ACME_DEPTH;
  const D = inchesOf(thread.size);
  const P = 1 / thread.threadsPerInch;
  const inchLimits = {
    internal: acmeInternalLimits(D, P, depth, internalClass),
    external: acmeExternalLimits(D, P, depth, externalClass),
  };
  const internal = internalInMm(inchLimits.internal);
  const external = externalInMm(inchLimits.external);
  const D1 = toMm(D - 2 * depth * P);
  const D2 = toMm(D - depth * P);
  const d3 = toMm(D - 2 * depth * P - acmeClearance(P));
  return succeed({
    standard: isStub ? 'ASME B1.8' : 'ASME B1.5',
    flankAngle: degrees(ANGLE),
    pitch: inchesToMm(P),
    starts: 1,
    threadsPerInch: thread.threadsPerInch,
    basic: {
      major: toMm(D),
      D2,
      D1,
      d3,
      D4: toMm(D + acmeClearance(P)),
      triangleHeight: toMm(TRIANGLE_HEIGHT * P),
      externalDepth: toMm(depth * P + acmeClearance(P) / 2),
      internalDepth: toMm(depth * P + acmeClearance(P) / 2),
    },
    classes: { internal: names, external: names },
    internal,
    external,
    inchLimits,
    tapDrill: {
      cutting: fitDrill(
        { diameter: nearestDrill((internal.D1min + internal.D1max) / 2, 0.05), origin: 'formula' },
        internal,
      ),
      forming: null,
    },
    fullThread: { major: inchesToMm(D), iso: 2 * depth * inchesToMm(P), american: null },
    form: acmeForm(P, depth),
    stressArea: mm2(roundHalfUp((Math.PI / 4) * ((D2 + d3) / 2) ** 2, 3)),
    clearanceHoles: null,
    taper: null,
    notes: ['Il preforo è a metà dei limiti di D1, da alesare o barenare.'],
  });
}
