import { degrees, inchesToMm, mm } from '@truciolo/units';
import { PG_THREAD } from '../data/pipe.data.ts';
import { NO_OFFER, type SystemDimensions } from '../dimensions.ts';
import { fail, type Outcome, succeed, unknownClass } from '../outcome.ts';
import { roundedForm } from '../profile/thread-form.ts';
import { toMicrometre } from '../rounding.ts';
import type { PipeThread } from '../thread.ts';

/** The 80 degree form of DIN 40430, as multiples of the pitch. */
const TRIANGLE_HEIGHT = 0.595876;
const DEPTH = 0.4767;
const RADIUS = 0.107;

/** Pg, DIN 40430: steel conduit and cable glands. */
export function conduitDimensions(thread: PipeThread, designation: string): Outcome<SystemDimensions> {
  const stated = thread.classes.internal ?? thread.classes.external;
  if (stated !== null) return unknownClass(stated, designation, []);
  const row = PG_THREAD[thread.size];
  if (!row) return fail('unknown-size', `La misura ${designation} non è prevista dalla DIN 40430.`);
  const [threadsPerInch, major, drill] = row;
  const pitch = inchesToMm(1 / threadsPerInch);
  const core = toMicrometre(major - 2 * DEPTH * pitch);
  return succeed({
    standard: 'DIN 40430',
    flankAngle: degrees(80),
    pitch,
    starts: 1,
    threadsPerInch,
    basic: {
      major: toMicrometre(major),
      D2: toMicrometre(major - DEPTH * pitch),
      D1: core,
      d3: core,
      D4: null,
      triangleHeight: toMicrometre(TRIANGLE_HEIGHT * pitch),
      externalDepth: toMicrometre(DEPTH * pitch),
      internalDepth: toMicrometre(DEPTH * pitch),
    },
    classes: NO_OFFER,
    internal: null,
    external: null,
    inchLimits: null,
    tapDrill: { cutting: { diameter: mm(drill), origin: 'table' }, forming: null },
    fullThread: { major, iso: 2 * DEPTH * pitch, american: null },
    form: roundedForm(RADIUS * pitch, 80),
    stressArea: null,
    clearanceHoles: null,
    taper: null,
    notes: [
      'Superata dalla metrica EN 60423 (M16x1,5, M20x1,5…), viva sui passacavi.',
      'Limiti non in tabella (DIN 40430): i diametri sono nominali.',
    ],
  });
}
