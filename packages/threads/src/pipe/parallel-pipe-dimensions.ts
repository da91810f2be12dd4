import { degrees, mm } from '@truciolo/units';
import { G_STOCK_DRILL } from '../data/pipe.data.ts';
import type { ExternalLimits, InternalLimits, SystemDimensions, TapDrill } from '../dimensions.ts';
import { fitDrill } from '../drill/fit-drill.ts';
import { type Outcome, succeed, unknownClass } from '../outcome.ts';
import { nearestDrill, toMicrometre } from '../rounding.ts';
import type { PipeThread } from '../thread.ts';
import { whitworthForm } from '../whitworth/whitworth-form.ts';
import { type WhitworthBasic, whitworthFullThread } from './whitworth-basic.ts';

/** Class A is the closer one; class B doubles the tolerance of the pitch diameter (ISO 228-1). */
const PITCH_TOLERANCE_FACTOR: Readonly<Record<string, number>> = { A: 1, B: 2 };

function internalLimits({ basic, tolerance }: WhitworthBasic): InternalLimits {
  return {
    class: null,
    D2min: basic.D2,
    D2max: toMicrometre(basic.D2 + tolerance.pitch),
    D1min: basic.D1,
    D1max: toMicrometre(basic.D1 + tolerance.minor),
  };
}

function externalLimits({ basic, tolerance }: WhitworthBasic, name: string, factor: number): ExternalLimits {
  return {
    class: name,
    dmax: basic.major,
    dmin: toMicrometre(basic.major - tolerance.major),
    d2max: basic.D2,
    d2min: toMicrometre(basic.D2 - factor * tolerance.pitch),
    d3max: basic.d3,
    d3min: null,
  };
}

/** Sizes above G 2 are bored: the middle of the minor-diameter limits. */
function cuttingDrill(size: string, limits: InternalLimits): TapDrill | null {
  const listed = G_STOCK_DRILL[size];
  if (listed !== undefined) return fitDrill({ diameter: mm(listed), origin: 'table' }, limits);
  const middle = nearestDrill((limits.D1min + limits.D1max) / 2, 0.05);
  return fitDrill({ diameter: middle, origin: 'formula' }, limits);
}

/** G, ISO 228-1. */
export function parallelPipeDimensions(
  thread: PipeThread,
  whitworth: WhitworthBasic,
  designation: string,
): Outcome<SystemDimensions> {
  const externalClass = thread.classes.external ?? 'A';
  const factor = PITCH_TOLERANCE_FACTOR[externalClass];
  if (factor === undefined) return unknownClass(externalClass, designation, ['A', 'B']);
  if (thread.classes.internal !== null) return unknownClass(thread.classes.internal, designation, ['A', 'B']);
  const internal = internalLimits(whitworth);
  const cutting = cuttingDrill(thread.size, internal);
  return succeed({
    standard: 'ISO 228-1',
    flankAngle: degrees(55),
    pitch: mm(whitworth.pitch),
    starts: 1,
    threadsPerInch: whitworth.threadsPerInch,
    basic: whitworth.basic,
    classes: { internal: [], external: ['A', 'B'] },
    internal,
    external: externalLimits(whitworth, externalClass, factor),
    inchLimits: null,
    tapDrill: { cutting, forming: null },
    fullThread: whitworthFullThread(whitworth),
    form: whitworthForm(whitworth.pitch),
    stressArea: null,
    clearanceHoles: null,
    taper: null,
    notes: [
      'La filettatura interna ha una sola classe; A e B valgono per l’esterna.',
      ...(cutting?.origin === 'formula' ? ['Preforo da barenare: nessuna punta di serie in tabella.'] : []),
      'Preforo per maschi a rullare non dato.',
    ],
  });
}
