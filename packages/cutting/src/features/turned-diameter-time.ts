import { type Millimetres, mm, type Seconds, seconds } from '@truciolo/units';
import { checkInput } from '../input/check-input.ts';
import { passCount } from '../kernel/passes.ts';
import { type TurningInput, turning } from '../operations/turning.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import type { Warning } from '../warning.ts';

/** Turning from one diameter down to another, pass by pass (formulas b). */
export interface TurnedDiameterInput
  extends Omit<TurningInput, 'D' | 'L' | 'passes' | 'allowance' | 'overhang'> {
  readonly from: Millimetres;
  readonly to: Millimetres;
  /** Of one pass, with approach. */
  readonly L: Millimetres;
}

export interface TurnedDiameterTime {
  readonly passes: number;
  /** Time of each pass: the spindle speeds up as the diameter shrinks. */
  readonly times: readonly Seconds[];
  readonly total: Seconds;
}

const MANY_PASSES = 1000;

function check({ from, to, ap, L }: TurnedDiameterInput) {
  const fields = checkInput();
  fields.need('D', from);
  fields.need('d', to);
  fields.need('ap', ap);
  fields.need('L', L);
  fields.rule('d', 'not-positive', 'deve essere maggiore di zero', () => to > 0);
  fields.rule('d', 'too-large', 'deve essere minore di quello di partenza', () => to < from);
  fields.rule(
    'ap',
    'too-small',
    'servirebbero più di 1.000 passate',
    () => (from - to) / 2 / ap <= MANY_PASSES,
  );
  return fields.errors;
}

/** The same warning in every pass is said once. */
const distinct = (warnings: readonly Warning[]) =>
  warnings.filter((warning, index) => warnings.findIndex((other) => other.code === warning.code) === index);

export function turnedDiameterTime(input: TurnedDiameterInput): Outcome<TurnedDiameterTime> {
  const errors = check(input);
  if (errors.length > 0) return refuse(errors);
  const { from, to, L } = input;
  const passes = passCount((from - to) / 2, input.ap);
  const ap = mm((from - to) / 2 / passes);
  const times: Seconds[] = [];
  const warnings: Warning[] = [];
  for (let pass = 1; pass <= passes; pass += 1) {
    // The diameter that is cut counts: the one the pass leaves.
    const cut = turning({ ...input, D: mm(from - 2 * ap * pass), ap, L, allowance: undefined });
    if (!cut.ok) return cut;
    times.push(cut.result.t ?? seconds(0));
    warnings.push(...cut.warnings);
  }
  const total = seconds(times.reduce((sum, time) => sum + time, 0));
  return accept({ passes, times, total }, distinct(warnings));
}
