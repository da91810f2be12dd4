import { degrees, mm } from '@truciolo/units';
import { ISO7_LENGTHS, ISO7_STOCK_DRILL } from '../data/pipe.data.ts';
import {
  type InternalLimits,
  NO_OFFER,
  type SystemDimensions,
  type TapDrill,
  type TaperLengths,
} from '../dimensions.ts';
import { fitDrill } from '../drill/fit-drill.ts';
import { inchesOf } from '../inch-size.ts';
import { fail, type Outcome, succeed, unknownClass } from '../outcome.ts';
import { roundHalfUp, toMicrometre } from '../rounding.ts';
import type { PipeThread } from '../thread.ts';
import { whitworthForm } from '../whitworth/whitworth-form.ts';
import { CONE_ANGLE, TAPER, TAPER_SLOPE } from './taper.ts';
import { type WhitworthBasic, whitworthFullThread } from './whitworth-basic.ts';

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

/** Wrenching allowance of ISO 7-1 in turns: largest size of each step, inches. */
const WRENCH_TURNS: readonly (readonly [upTo: number, turns: number])[] = [
  [1.5, 1.5],
  [2, 2],
  [3, 2.5],
  [4, 3],
  [6, 3.5],
];

function taperLengths(size: string, { basic, pitch }: WhitworthBasic): TaperLengths | null {
  const row = ISO7_LENGTHS[size];
  if (!row) return null;
  const [gaugeLength, gaugeTolerance, usefulLength] = row;
  const turns = WRENCH_TURNS.find(([upTo]) => inchesOf(size) <= upTo)?.[1] ?? 0;
  return {
    gaugeLength: mm(gaugeLength),
    gaugeTolerance: mm(gaugeTolerance),
    usefulLength: mm(usefulLength),
    wrenchLength: mm(roundHalfUp(turns * pitch, 1)),
    vanishLength: null,
    smallEndPitchDiameter: toMicrometre(basic.D2 - gaugeLength * TAPER),
    gaugePitchDiameter: basic.D2,
    coneAngle: CONE_ANGLE,
  };
}

/** Charts end at size 2: above, the minor diameter at the gauge plane, down to the quarter of a mm. */
function straightDrill(size: string, { basic }: WhitworthBasic): TapDrill {
  const listed = ISO7_STOCK_DRILL[size];
  return listed === undefined
    ? { diameter: mm(Math.floor(basic.D1 * 4) / 4), origin: 'formula' }
    : { diameter: mm(listed), origin: 'table' };
}

function notes({ system }: PipeThread, { origin }: TapDrill): readonly string[] {
  const bored = origin === 'formula' ? ['Preforo da barenare: nessuna punta di serie in tabella.'] : [];
  if (system === 'Rp') return bored;
  return [
    'Diametri al piano di calibro.',
    'Le tolleranze sono sulla posizione del piano di calibro, non sui diametri.',
    system === 'R'
      ? 'Filettatura esterna: il preforo è quello della Rc che la riceve.'
      : 'Preforo cilindrico, senza alesatore conico.',
    ...bored,
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
  const taper = taperLengths(thread.size, whitworth);
  if (!taper) return fail('unknown-size', `La misura ${designation} non è prevista dalla ISO 7-1.`);
  const isParallel = thread.system === 'Rp';
  const internal = isParallel ? parallelInternalLimits(whitworth, thread.size) : null;
  const drill = straightDrill(thread.size, whitworth);
  return succeed({
    standard: 'ISO 7-1',
    flankAngle: degrees(55),
    pitch: mm(whitworth.pitch),
    starts: 1,
    threadsPerInch: whitworth.threadsPerInch,
    basic: whitworth.basic,
    classes: NO_OFFER,
    internal,
    external: null,
    inchLimits: null,
    tapDrill: { cutting: internal ? fitDrill(drill, internal) : drill, forming: null },
    fullThread: isParallel ? whitworthFullThread(whitworth) : null,
    form: whitworthForm(whitworth.pitch, isParallel ? 0 : TAPER_SLOPE),
    stressArea: null,
    clearanceHoles: null,
    taper,
    notes: notes(thread, drill),
  });
}
