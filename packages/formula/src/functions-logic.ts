import { toBoolean, toNumber } from './coerce.ts';
import { isFault, makeFault } from './fault.ts';
import { argumentAt, type Builder, type Call, type Frame, isExhausted, spend } from './run.ts';
import { isTable, type Outcome, type Table } from './value.ts';

/** Only the branch that is chosen is computed. Without the second one a false condition gives FALSO. */
export const buildIf: Builder = (call) => {
  const condition = argumentAt(call, 0);
  const whenTrue = argumentAt(call, 1).run;
  const whenFalse = call.args[2]?.run ?? (() => false);
  return (frame) => {
    if (spend(frame, 1)) return call.exhausted;
    const truth = toBoolean(condition.run(frame), condition.at);
    if (isFault(truth)) return truth;
    return truth ? whenTrue(frame) : whenFalse(frame);
  };
};

/** PIÙ.SE: the value of the first condition that holds; none holds, no value. */
export const buildIfs: Builder = (call) => {
  const pairs = call.args.filter((_, index) => index % 2 === 0);
  return (frame) => {
    if (spend(frame, 1)) return call.exhausted;
    for (const [index, condition] of pairs.entries()) {
      const truth = toBoolean(condition.run(frame), condition.at);
      if (isFault(truth)) return truth;
      const value = call.args[2 * index + 1];
      if (truth && value) return value.run(frame);
    }
    return makeFault('not-found', 'Nessuna delle condizioni è vera: aggiungi VERO come ultima.', call.node);
  };
};

export const buildIfError: Builder = (call) => {
  const value = argumentAt(call, 0).run;
  const fallback = argumentAt(call, 1).run;
  return (frame) => {
    if (spend(frame, 1)) return call.exhausted;
    const outcome = value(frame);
    return isFault(outcome) && !isExhausted(outcome) ? fallback(frame) : outcome;
  };
};

/** The index loses its decimals; only the chosen value is computed. */
export const buildChoose: Builder = (call) => {
  const index = argumentAt(call, 0);
  const choices = call.args.slice(1);
  return (frame) => {
    if (spend(frame, 1)) return call.exhausted;
    const number = toNumber(index.run(frame), index.at);
    if (isFault(number)) return number;
    const choice = choices[Math.trunc(number) - 1];
    if (choice) return choice.run(frame);
    return makeFault('value', `L'indice deve andare da 1 a ${choices.length}.`, index.at);
  };
};

export const buildNot: Builder = (call) => {
  const condition = argumentAt(call, 0);
  return (frame) => {
    if (spend(frame, 1)) return call.exhausted;
    const truth = toBoolean(condition.run(frame), condition.at);
    return isFault(truth) ? truth : !truth;
  };
};

/**
 * E and O. As in Excel every argument is computed, so a fault in any of them is the result, and texts inside
 * a table are passed over.
 */
const buildGate =
  (decisive: boolean): Builder =>
  (call) =>
  (frame) =>
    runGate(decisive, call, frame);

export const buildAnd = buildGate(false);
export const buildOr = buildGate(true);

const truthsIn = ({ rows }: Table): readonly Outcome[] =>
  rows.flat().filter((cell) => typeof cell !== 'string');

function runGate(decisive: boolean, call: Call, frame: Frame): Outcome {
  if (spend(frame, 1)) return call.exhausted;
  let seen = false;
  let decided = false;
  for (const { run, at } of call.args) {
    const outcome = run(frame);
    if (isTable(outcome) && spend(frame, outcome.rows.length * (outcome.rows[0]?.length ?? 0))) {
      return call.exhausted;
    }
    for (const cell of isTable(outcome) ? truthsIn(outcome) : [outcome]) {
      const truth = toBoolean(cell, at);
      if (isFault(truth)) return truth;
      seen = true;
      decided ||= truth === decisive;
    }
  }
  if (seen) return decided ? decisive : !decisive;
  return makeFault('value', 'Nella tabella non ci sono valori VERO o FALSO.', call.node);
}
