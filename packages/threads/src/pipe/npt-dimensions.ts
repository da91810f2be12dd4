import { degrees, inchesToMm, mm } from '@truciolo/units';
import { unknownClass } from '../class-error.ts';
import { NPT_THREAD } from '../data/pipe.data.ts';
import type { SystemDimensions } from '../dimensions.ts';
import { fail, type Outcome, succeed } from '../outcome.ts';
import { toMicrometre } from '../rounding.ts';
import { TRIANGLE_HEIGHT } from '../sixty-degree-form.ts';
import type { PipeThread } from '../thread.ts';
import { CONE_ANGLE, TAPER } from './taper.ts';

/** Thread height h = 0.8 P, truncated evenly at crest and root. */
export const NPT_DEPTH = 0.8;

/** Incomplete threads behind L2, in pitches. */
const VANISH_PITCHES = 3.47;

const toMm = (inches: number) => toMicrometre(inchesToMm(inches));

/** ASME B1.20.1; D is the outside diameter of the pipe, all formulas in inches. */
export function nptDimensions(thread: PipeThread, designation: string): Outcome<SystemDimensions> {
  const stated = thread.classes.internal ?? thread.classes.external;
  if (stated !== null) return unknownClass(stated, designation, []);
  const row = NPT_THREAD[thread.size];
  if (!row) return fail('unknown-size', `La misura ${designation} non è prevista dalla ASME B1.20.1.`);
  const [D, threadsPerInch, L1, drill] = row;
  const P = 1 / threadsPerInch;
  const E0 = D - (0.05 * D + 1.1) * P;
  const E1 = E0 + TAPER * L1;
  return succeed({
    standard: 'ASME B1.20.1',
    flankAngle: degrees(60),
    pitch: inchesToMm(P),
    starts: 1,
    threadsPerInch,
    basic: {
      major: toMm(D),
      D2: toMm(E1),
      D1: toMm(E1 - NPT_DEPTH * P),
      d3: null,
      D4: null,
      triangleHeight: toMm(TRIANGLE_HEIGHT * P),
      externalDepth: toMm(NPT_DEPTH * P),
      internalDepth: toMm(NPT_DEPTH * P),
    },
    internal: null,
    external: null,
    inchLimits: null,
    tapDrill: { cutting: drill === null ? null : { diameter: mm(drill), origin: 'table' }, forming: null },
    stressArea: null,
    clearanceHoles: null,
    taper: {
      gaugeLength: toMm(L1),
      gaugeTolerance: toMm(P),
      usefulLength: toMm((0.8 * D + 6.8) * P),
      vanishLength: toMm(VANISH_PITCHES * P),
      smallEndPitchDiameter: toMm(E0),
      coneAngle: CONE_ANGLE,
    },
    notes: [
      'D2 e D1 sono al piano di calibro (E1); il diametro esterno è quello del tubo.',
      'Tolleranza di un giro sulla posizione del piano di calibro, non sui diametri.',
      drill === null ? 'Preforo non dato per questa misura.' : 'Preforo cilindrico, senza alesatore conico.',
    ],
  });
}
