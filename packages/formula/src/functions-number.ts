import { type Apply, finite, raise } from './arithmetic.ts';
import { argumentAt, type Builder } from './call.ts';
import { compileApply, compileUnary } from './compile-operator.ts';
import { ceilToMultiple, floorDecimal, type Rounding, roundDecimal } from './decimal.ts';
import { type Fault, makeFault } from './fault.ts';
import type { Span } from './span.ts';

const buildUnary =
  (apply: (value: number, at: Span) => number | Fault): Builder =>
  (call) => {
    const { run, at } = argumentAt(call, 0);
    return compileUnary((value) => apply(value, at), run, at, call.exhausted);
  };

const buildBinary =
  (apply: Apply): Builder =>
  (call) => {
    const left = argumentAt(call, 0);
    const right = argumentAt(call, 1);
    const at = { start: call.node.start, end: call.node.end, left: left.at, right: right.at };
    return compileApply(apply, left.run, right.run, at, call.exhausted);
  };

const buildRounding = (rounding: Rounding): Builder =>
  buildBinary((value, digits, at) => finite(roundDecimal(value, digits, rounding), at));

export const buildRound = buildRounding('half');
export const buildRoundUp = buildRounding('up');
export const buildRoundDown = buildRounding('down');

/** As Excel 2010 and later: a positive number with a negative multiple is the one refused pair of signs. */
export const buildCeiling = buildBinary((value, step, at) => {
  if (value === 0 || step === 0) return 0;
  if (value > 0 && step < 0) {
    return makeFault('number', 'Con un numero positivo il multiplo deve essere positivo.', at.right);
  }
  return finite(ceilToMultiple(value, step), at);
});

export const buildInt = buildUnary(floorDecimal);
export const buildAbs = buildUnary(Math.abs);
export const buildSqrt = buildUnary((value, at) =>
  value < 0 ? makeFault('number', 'La radice vuole un numero non negativo.', at) : Math.sqrt(value),
);
export const buildPower = buildBinary(raise);
export const buildPi: Builder = () => () => Math.PI;
