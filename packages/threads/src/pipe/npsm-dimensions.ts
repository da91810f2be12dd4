import { degrees, inchesToMm, mm } from '@truciolo/units';
import { NPSM_THREAD } from '../data/pipe.data.ts';
import type { SystemDimensions, TapDrill } from '../dimensions.ts';
import { fitDrill } from '../drill/fit-drill.ts';
import { externalInMm, internalInMm, toMm } from '../inch-limits.ts';
import { fail, type Outcome, succeed, unknownClass } from '../outcome.ts';
import { sixtyDegreeForm } from '../profile/thread-form.ts';
import { nearestDrill, roundHalfUp } from '../rounding.ts';
import {
  MINOR_DIAMETER_DROP,
  PITCH_DIAMETER_DROP,
  sixtyDegreeFullThread,
  TRIANGLE_HEIGHT,
} from '../sixty-degree-form.ts';
import type { PipeThread } from '../thread.ts';
import {
  ALLOWANCE_FACTOR,
  majorTolerance,
  PITCH_TOLERANCE_FACTOR,
  pitchTolerance2A,
} from '../unified/unified-tolerances.ts';
import { nptCone } from './npt-dimensions.ts';

const CLASSES = { internal: ['2B'], external: ['2A'] } as const;

/** Root of the external thread, as in the unified form: 3/4 H below the pitch diameter on the diameter. */
const ROOT_DROP = 1.19078;

const term = (value: number) => roundHalfUp(value, 4);

/**
 * NPSM, ASME B1.20.1: straight, free-fitting mechanical joints. The pitch diameter is E1 of the NPT size; its
 * tolerances are those of unified classes 2A and 2B over nine pitches; the minor diameters are tabulated.
 */
export function npsmDimensions(thread: PipeThread, designation: string): Outcome<SystemDimensions> {
  const { internal: nut, external: bolt } = thread.classes;
  if (nut !== null && nut !== '2B') return unknownClass(nut, designation, CLASSES.internal);
  if (bolt !== null && bolt !== '2A') return unknownClass(bolt, designation, CLASSES.external);
  const cone = nptCone(thread.size);
  const row = NPSM_THREAD[thread.size];
  if (!cone || !row) {
    return fail('unknown-size', `La misura ${designation} non è prevista dalla ASME B1.20.1.`);
  }
  const { P, threadsPerInch } = cone;
  const [D1min, D1max, listed] = row;
  const D2 = term(cone.E1);
  const reference = pitchTolerance2A(D2, P, 9 * P);
  const allowance = term(reference * (ALLOWANCE_FACTOR['2A'] ?? 0));
  const major = D2 + PITCH_DIAMETER_DROP * P;
  const dmax = roundHalfUp(major - allowance, 3);
  const d2max = term(D2 - allowance);
  const inchLimits = {
    internal: {
      class: '2B',
      D2min: D2,
      D2max: term(D2 + reference * (PITCH_TOLERANCE_FACTOR['2B'] ?? 1)),
      D1min,
      D1max,
    },
    external: {
      class: '2A',
      dmax,
      dmin: roundHalfUp(major - allowance - majorTolerance(P, '2A'), 3),
      d2max,
      d2min: term(d2max - reference),
      d3max: term(major - allowance - ROOT_DROP * P),
      d3min: null,
    },
  };
  const internal = internalInMm(inchLimits.internal);
  const drill: TapDrill =
    listed === null
      ? { diameter: nearestDrill((internal.D1min + internal.D1max) / 2, 0.05), origin: 'formula' }
      : { diameter: mm(listed), origin: 'table' };
  return succeed({
    standard: 'ASME B1.20.1',
    flankAngle: degrees(60),
    pitch: inchesToMm(P),
    starts: 1,
    threadsPerInch,
    basic: {
      major: toMm(major),
      D2: toMm(D2),
      D1: toMm(D2 - (MINOR_DIAMETER_DROP - PITCH_DIAMETER_DROP) * P),
      d3: toMm(major - ROOT_DROP * P),
      D4: null,
      triangleHeight: toMm(TRIANGLE_HEIGHT * P),
      externalDepth: toMm((ROOT_DROP / 2) * P),
      internalDepth: toMm((MINOR_DIAMETER_DROP / 2) * P),
    },
    classes: CLASSES,
    internal,
    external: externalInMm(inchLimits.external),
    inchLimits,
    tapDrill: { cutting: fitDrill(drill, internal), forming: null },
    fullThread: sixtyDegreeFullThread(inchesToMm(major), inchesToMm(P)),
    form: sixtyDegreeForm(inchesToMm(P), 3 / 16),
    stressArea: null,
    clearanceHoles: null,
    taper: null,
    notes: ['Cilindrica, per accoppiamenti meccanici liberi: non fa tenuta sul filetto.'],
  });
}
