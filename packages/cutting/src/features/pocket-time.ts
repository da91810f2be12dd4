import { type Degrees, degrees, type Millimetres, type Seconds, seconds } from '@truciolo/units';
import { checkInput } from '../input/check-input.ts';
import { radians } from '../kernel/angle.ts';
import { passCount } from '../kernel/passes.ts';
import { type MillingInput, milling } from '../operations/milling.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';

/** Closed rectangular pocket: ramp in, clear, finish the wall and, when asked, the floor (formulas b). */
export interface PocketTimeInput extends Omit<MillingInput, 'kind' | 'L' | 'passes' | 'contour'> {
  readonly ae: Millimetres;
  readonly length: Millimetres;
  readonly width: Millimetres;
  readonly depth: Millimetres;
  /** Share of the theoretical removal rate a real path reaches, 0.7-0.85; default 0.8. */
  readonly efficiency?: number | undefined;
  /** Default 3 degrees. */
  readonly ramp?: Degrees | undefined;
  /** Path of the wall finish; default half way between the wall and the path of the cutter's centre. */
  readonly perimeter?: Millimetres | undefined;
  /** Depth of one finishing pass; default the whole wall. */
  readonly apFinish?: Millimetres | undefined;
  readonly finishFloor?: boolean | undefined;
}

export interface PocketTime {
  readonly layers: number;
  readonly rough: Seconds;
  readonly ramp: Seconds;
  readonly wall: Seconds;
  readonly floor: Seconds;
  readonly total: Seconds;
}

const EFFICIENCY = 0.8;
const RAMP = degrees(3);
/** Entering material the cutter is fed at half rate. */
const RAMP_FEED = 0.5;

function check(input: PocketTimeInput) {
  const fields = checkInput();
  fields.need('L', input.length);
  fields.need('width', input.width);
  fields.need('depth', input.depth);
  fields.need('D', input.D);
  fields.need('ap', input.ap);
  fields.allow('efficiency', input.efficiency);
  fields.allow('ramp', input.ramp);
  fields.allow('perimeter', input.perimeter);
  fields.allow('ap', input.apFinish);
  fields.rule('D', 'too-large', 'la fresa non entra nella tasca', () => {
    return input.D <= Math.min(input.length, input.width);
  });
  return fields.errors;
}

export function pocketTime(input: PocketTimeInput): Outcome<PocketTime> {
  const errors = check(input);
  if (errors.length > 0) return refuse(errors);
  const { length, width, depth, ap, ae, D, efficiency = EFFICIENCY } = input;
  const cut = milling({ ...input, kind: 'shoulder' });
  if (!cut.ok) return cut;
  const { vf, Q } = cut.result;
  const layers = passCount(depth, ap);
  const perimeter = input.perimeter ?? 2 * (length + width) - 2 * D;
  const wallPasses = input.apFinish === undefined ? 1 : passCount(depth, input.apFinish);
  const rampLength = ap / Math.tan(radians(input.ramp ?? RAMP));
  const rough = (length * width * depth) / 1000 / (Q * efficiency);
  const ramp = (layers * rampLength) / (RAMP_FEED * vf);
  const wall = (perimeter / vf) * wallPasses;
  const floor = input.finishFloor ? (length * width) / (ae * vf) : 0;
  return accept(
    {
      layers,
      rough: seconds(rough * 60),
      ramp: seconds(ramp * 60),
      wall: seconds(wall * 60),
      floor: seconds(floor * 60),
      total: seconds((rough + ramp + wall + floor) * 60),
    },
    cut.warnings,
    cut.limits,
  );
}
