import { degrees, mm } from '@truciolo/units';
import { unknownClass } from '../class-error.ts';
import { ISO7_LENGTHS, ISO7_STOCK_DRILL } from '../data/pipe.data.ts';
import type { InternalLimits, SystemDimensions, TapDrill, TaperLengths } from '../dimensions.ts';
import { inchesOf } from '../inch-size.ts';
import { italianNumber } from '../italian-number.ts';
import { fail, type Outcome, succeed } from '../outcome.ts';
import { toMicrometre } from '../rounding.ts';
import type { PipeThread } from '../thread.ts';
import { CONE_ANGLE, TAPER } from './taper.ts';
import type { WhitworthBasic } from './whitworth-basic.ts';

/** Plus or minus of the internal gauge plane in turns: 1 1/4, and 1 1/2 from size 2 1/2 (ISO 7-1). */
const internalTurns = (size: string) => (inchesOf(size) > 2 ? 1.5 : 1.25);

/** Rp: the axial play of the gauge plane turned into a diameter by the taper. */
function parallelInternalLimits({ basic, pitch }: WhitworthBasic, size: string): InternalLimits {
  const play = internalTurns(size) * pitch * TAPER;
  return {
    class: null,
    D2min: toMicrometre(basic.D2 - play),
    D2max: toMicrometre(basic.D2 + play),
    D1min: toMicrometre(basic.D1 - play),
    D1max: toMicrometre(basic.D1 + play),
  };
}

function taperLengths(size: string, pitchDiameter: number): TaperLengths | null {
  const row = ISO7_LENGTHS[size];
  if (!row) return null;
  const [gaugeLength, gaugeTolerance, usefulLength] = row;
  return {
    gaugeLength: mm(gaugeLength),
    gaugeTolerance: mm(gaugeTolerance),
    usefulLength: mm(usefulLength),
    vanishLength: null,
    smallEndPitchDiameter: toMicrometre(pitchDiameter - gaugeLength * TAPER),
    coneAngle: CONE_ANGLE,
  };
}

function notes(thread: PipeThread, drill: TapDrill | null): readonly string[] {
  const plane = 'Diametri al piano di calibro.';
  const limits = 'Le tolleranze sono sulla posizione del piano di calibro, non sui diametri.';
  if (thread.system === 'Rp') return drill ? [] : ['Preforo non dato per questa misura.'];
  if (thread.system === 'Rc') {
    return [
      plane,
      limits,
      drill ? 'Preforo cilindrico, senza alesatore conico.' : 'Preforo non dato per questa misura.',
    ];
  }
  return [
    plane,
    limits,
    drill
      ? `Filettatura esterna. Preforo della corrispondente Rc: ${italianNumber(drill.diameter)} mm.`
      : 'Filettatura esterna.',
  ];
}

/** R (external taper), Rc (internal taper), Rp (internal parallel), ISO 7-1. */
export function iso7Dimensions(
  thread: PipeThread,
  whitworth: WhitworthBasic,
  designation: string,
): Outcome<SystemDimensions> {
  const stated = thread.classes.internal ?? thread.classes.external;
  if (stated !== null) return unknownClass(stated, designation, []);
  const taper = taperLengths(thread.size, whitworth.basic.D2);
  if (!taper) return fail('unknown-size', `La misura ${designation} non è prevista dalla ISO 7-1.`);
  const listed = ISO7_STOCK_DRILL[thread.size];
  const drill: TapDrill | null = listed === undefined ? null : { diameter: mm(listed), origin: 'table' };
  return succeed({
    standard: 'ISO 7-1',
    flankAngle: degrees(55),
    pitch: mm(whitworth.pitch),
    starts: 1,
    threadsPerInch: whitworth.threadsPerInch,
    basic: whitworth.basic,
    internal: thread.system === 'Rp' ? parallelInternalLimits(whitworth, thread.size) : null,
    external: null,
    inchLimits: null,
    tapDrill: { cutting: thread.system === 'R' ? null : drill, forming: null },
    stressArea: null,
    clearanceHoles: null,
    taper,
    notes: notes(thread, drill),
  });
}
