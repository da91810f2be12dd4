import { type Hours, hours, minutesToHours, type Seconds, seconds, secondsToMinutes } from '@truciolo/units';
import { checkInput } from '../input/check-input.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import { TOOL_CHANGE } from './time-defaults.data.ts';

/** Cycle = cutting + rapids + tool changes + the rest; piece = cycle + loading + checks (formulas b). */
export interface CycleInput {
  /** Times of the features, positioning included. */
  readonly features: readonly Seconds[];
  readonly tools: number;
  /** Default 6 s. */
  readonly toolChange?: Seconds | undefined;
  readonly rapids?: Seconds | undefined;
  /** Indexing, spindle starts, M functions. */
  readonly other?: Seconds | undefined;
  /** Loading and unloading; none when masked by the cycle. */
  readonly loading?: Seconds | undefined;
  /** In-process check, made once every `checkEvery` pieces. */
  readonly checking?: Seconds | undefined;
  readonly checkEvery?: number | undefined;
}

export interface CycleTime {
  readonly cutting: Seconds;
  readonly toolChanges: Seconds;
  readonly cycle: Seconds;
  readonly piece: Seconds;
}

function check(input: CycleInput) {
  const fields = checkInput();
  for (const time of input.features) fields.need('time', time);
  if (input.tools !== 0) fields.need('count', input.tools);
  for (const time of [input.toolChange, input.rapids, input.other, input.loading, input.checking]) {
    fields.allow('time', time);
  }
  fields.allow('count', input.checkEvery);
  return fields.errors;
}

export function cycleTime(input: CycleInput): Outcome<CycleTime> {
  const errors = check(input);
  if (errors.length > 0) return refuse(errors);
  const { features, tools, toolChange = TOOL_CHANGE.machiningCentre, rapids = 0, other = 0 } = input;
  const { loading = 0, checking = 0, checkEvery = 1 } = input;
  const cutting = seconds(features.reduce((sum, time) => sum + time, 0));
  const toolChanges = seconds(tools * toolChange);
  const cycle = seconds(cutting + toolChanges + rapids + other);
  return accept({ cutting, toolChanges, cycle, piece: seconds(cycle + loading + checking / checkEvery) }, []);
}

/** Lot = set-up + quantity * piece/efficiency. */
export interface LotInput {
  readonly setUp: Hours;
  readonly quantity: number;
  readonly piece: Seconds;
  /** Share of the hour the machine really works, 0-1; default 1. */
  readonly efficiency?: number | undefined;
}

export function lotTime({
  setUp,
  quantity,
  piece,
  efficiency = 1,
}: LotInput): Outcome<{ readonly lot: Hours }> {
  const fields = checkInput();
  fields.need('time', setUp);
  fields.need('count', quantity);
  fields.need('time', piece);
  fields.need('efficiency', efficiency);
  if (fields.errors.length > 0) return refuse(fields.errors);
  const machining = minutesToHours(secondsToMinutes(piece));
  return accept({ lot: hours(setUp + (quantity * machining) / efficiency) }, []);
}
