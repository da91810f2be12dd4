import { degrees, inchesToMm, mm } from '@truciolo/units';
import { NPT_THREAD } from '../data/pipe.data.ts';
import { NO_OFFER, type SystemDimensions, type TapDrill } from '../dimensions.ts';
import { toMm } from '../inch-limits.ts';
import { inchesOf } from '../inch-size.ts';
import { fail, type Outcome, succeed, unknownClass } from '../outcome.ts';
import { evenFlanks, flat, type ThreadForm } from '../profile/thread-form.ts';
import { roundHalfUp } from '../rounding.ts';
import { TRIANGLE_HEIGHT } from '../sixty-degree-form.ts';
import type { PipeThread } from '../thread.ts';
import { CONE_ANGLE, TAPER, TAPER_SLOPE } from './taper.ts';

/** Thread height h = 0.8 P, truncated evenly at crest and root. */
const NPT_DEPTH = 0.8;

/** Incomplete threads behind L2, in pitches. */
const VANISH_PITCHES = 3.47;

/** L3, tightening by wrench: three threads up to size 2, two above (ASME B1.20.1, table 2). */
const wrenchPitches = (size: string) => (inchesOf(size) > 2 ? 2 : 3);

function nptForm(pitch: number): ThreadForm {
  const both = { outer: flat((NPT_DEPTH / 2) * pitch), inner: flat((NPT_DEPTH / 2) * pitch) };
  return { external: both, internal: both, slope: TAPER_SLOPE, flanks: evenFlanks(60) };
}

/** Cone of an NPT size in inches (ASME B1.20.1). D is the outside diameter of the pipe. */
interface NptCone {
  readonly D: number;
  readonly P: number;
  readonly threadsPerInch: number;
  /** Hand-tight engagement. */
  readonly L1: number;
  /** Pitch diameters at the small end and at the gauge plane. */
  readonly E0: number;
  readonly E1: number;
  /** Straight drill of the US charts, mm; null where they give none. */
  readonly drill: number | null;
}

export function nptCone(size: string): NptCone | null {
  const row = NPT_THREAD[size];
  if (!row) return null;
  const [D, threadsPerInch, L1, drill] = row;
  const P = 1 / threadsPerInch;
  const E0 = D - (0.05 * D + 1.1) * P;
  return { D, P, threadsPerInch, L1, E0, E1: E0 + TAPER * L1, drill };
}

/**
 * Charts drill NPTF, and the NPT sizes they leave out, to the minor diameter at the small end, K0 = E0 - 0.8 P:
 * here up to the next tenth of a mm.
 */
function cuttingDrill({ E0, P, drill }: NptCone, isDryseal: boolean): TapDrill {
  if (drill !== null && !isDryseal) return { diameter: mm(drill), origin: 'table' };
  const smallEnd = inchesToMm(E0 - NPT_DEPTH * P);
  return { diameter: mm(roundHalfUp(Math.ceil(smallEnd * 10) / 10, 1)), origin: 'formula' };
}

/** ASME B1.20.3 stops at size 3. */
export const LARGEST_DRYSEAL = 3;

/** NPT (ASME B1.20.1) and NPTF (ASME B1.20.3), the same cone with crests and roots that seal dry. */
export function nptDimensions(thread: PipeThread, designation: string): Outcome<SystemDimensions> {
  const stated = thread.classes.internal ?? thread.classes.external;
  if (stated !== null) return unknownClass(stated, designation, []);
  const isDryseal = thread.system === 'NPTF';
  const standard = isDryseal ? 'ASME B1.20.3' : 'ASME B1.20.1';
  const cone = nptCone(thread.size);
  if (!cone || (isDryseal && inchesOf(thread.size) > LARGEST_DRYSEAL)) {
    return fail('unknown-size', `La misura ${designation} non è prevista dalla ${standard}.`);
  }
  const { D, P, threadsPerInch, L1, E0, E1 } = cone;
  const drill = cuttingDrill(cone, isDryseal);
  return succeed({
    standard,
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
    classes: NO_OFFER,
    internal: null,
    external: null,
    inchLimits: null,
    tapDrill: { cutting: drill, forming: null },
    fullThread: null,
    form: nptForm(inchesToMm(P)),
    stressArea: null,
    clearanceHoles: null,
    taper: {
      gaugeLength: toMm(L1),
      gaugeTolerance: toMm(P),
      usefulLength: toMm((0.8 * D + 6.8) * P),
      wrenchLength: toMm(wrenchPitches(thread.size) * P),
      vanishLength: toMm(VANISH_PITCHES * P),
      smallEndPitchDiameter: toMm(E0),
      gaugePitchDiameter: toMm(E1),
      coneAngle: CONE_ANGLE,
    },
    notes: [
      ...(isDryseal ? ['Dryseal: creste e fondi si schiacciano e tengono senza sigillante.'] : []),
      'D2 e D1 sono al piano di calibro (E1); il diametro esterno è quello del tubo.',
      'Tolleranza di un giro sulla posizione del piano di calibro, non sui diametri.',
      drill.origin === 'formula'
        ? 'Preforo cilindrico al diametro di nocciolo dell’estremità (K0).'
        : 'Preforo cilindrico, senza alesatore conico.',
    ],
  });
}
