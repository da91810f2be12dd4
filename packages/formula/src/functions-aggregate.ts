import { divisionByZero, finite } from './arithmetic.ts';
import { toNumber } from './coerce.ts';
import { type Fault, isFault } from './fault.ts';
import { type Argument, type Builder, type Call, type Frame, spend } from './run.ts';
import { isTable, type Table } from './value.ts';

/** Adds one number to the accumulated value. */
type Gather = (gathered: number, value: number) => number;

/**
 * SOMMA, MIN and MAX. A value given directly is converted to a number; inside a table only numbers count and
 * texts and booleans are passed over. Without any number the result is 0.
 */
const buildAggregate =
  (start: number, gather: Gather): Builder =>
  (call) =>
  (frame) => {
    if (spend(frame, 1)) return call.exhausted;
    let gathered = start;
    for (const argument of call.args) {
      const next = gatherArgument(gathered, gather, argument, call, frame);
      if (typeof next !== 'number') return next;
      gathered = next;
    }
    const none = gathered === start && !Number.isFinite(start);
    return none ? 0 : finite(gathered, call.node);
  };

function gatherArgument(
  gathered: number,
  gather: Gather,
  { run, at }: Argument,
  { exhausted }: Call,
  frame: Frame,
): number | Fault {
  const outcome = run(frame);
  if (typeof outcome === 'number') return gather(gathered, outcome);
  if (isTable(outcome)) return gatherTable(gathered, gather, outcome, frame) ?? exhausted;
  const value = toNumber(outcome, at);
  return isFault(value) ? value : gather(gathered, value);
}

/** Undefined once the steps are used up. */
function gatherTable(start: number, gather: Gather, { rows }: Table, frame: Frame): number | undefined {
  let gathered = start;
  for (const row of rows) {
    if (spend(frame, row.length)) return undefined;
    for (const cell of row) if (typeof cell === 'number') gathered = gather(gathered, cell);
  }
  return gathered;
}

export const buildSum = buildAggregate(0, (total, value) => total + value);
export const buildMin = buildAggregate(Number.POSITIVE_INFINITY, (least, value) =>
  value < least ? value : least,
);
export const buildMax = buildAggregate(Number.NEGATIVE_INFINITY, (most, value) =>
  value > most ? value : most,
);

const buildCount = buildAggregate(0, (total) => total + 1);

/** Sum over count: the same rule decides both. Without any number: #DIV/0!. */
export const buildAverage: Builder = (call) => {
  const sum = buildSum(call);
  const count = buildCount(call);
  return (frame) => {
    const total = sum(frame);
    if (typeof total !== 'number') return total;
    const numbers = count(frame);
    if (typeof numbers !== 'number') return numbers;
    return numbers === 0 ? divisionByZero(call.node) : total / numbers;
  };
};
