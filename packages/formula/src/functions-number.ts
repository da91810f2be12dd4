import { type Apply, divisionByZero, finite, raise } from './arithmetic.ts';
import { compileApply, compileUnary } from './compile-operator.ts';
import {
  addDecimal,
  ceilToMultiple,
  floorDecimal,
  floorToMultiple,
  type Rounding,
  roundDecimal,
} from './decimal.ts';
import { type Fault, makeFault } from './fault.ts';
import { argumentAt, type Builder } from './run.ts';
import type { Span } from './span.ts';

const buildUnary =
  (apply: (value: number, at: Span) => number | Fault): Builder =>
  (call) => {
    const { run, at } = argumentAt(call, 0);
    return compileUnary((value) => apply(value, at), run, at, call.exhausted);
  };

/** `standIn` is the default of a missing second argument. */
const buildBinary =
  (apply: Apply, standIn?: number): Builder =>
  (call) => {
    const left = argumentAt(call, 0);
    const right =
      standIn !== undefined && call.args.length < 2
        ? { run: () => standIn, at: call.node }
        : argumentAt(call, 1);
    const at = { start: call.node.start, end: call.node.end, left: left.at, right: right.at };
    return compileApply(apply, left.run, right.run, at, call.exhausted);
  };

const buildRounding = (rounding: Rounding): Builder =>
  buildBinary((value, digits, at) => finite(roundDecimal(value, digits, rounding), at));

export const buildRound = buildRounding('half');
export const buildRoundUp = buildRounding('up');
export const buildRoundDown = buildRounding('down');

/** Behaves like Excel 2010 and later: only a positive number with a negative multiple is refused. */
export const buildCeiling = buildBinary((value, step, at) => {
  if (value === 0 || step === 0) return 0;
  if (value > 0 && step < 0) {
    return makeFault('number', 'Con un numero positivo il multiplo deve essere positivo.', at.right);
  }
  return finite(ceilToMultiple(value, step), at);
});

/** The same for the multiple below; a multiple of 0 has nothing to divide by. */
export const buildFloor = buildBinary((value, step, at) => {
  if (value === 0) return 0;
  if (step === 0) return divisionByZero(at.right);
  if (value > 0 && step < 0) {
    return makeFault('number', 'Con un numero positivo il multiplo deve essere positivo.', at.right);
  }
  return finite(floorToMultiple(value, step), at);
});

/** The remainder has the sign of the divisor, as in Excel; 0,3 over 0,1 leaves 0, not the error of its binary form. */
export const buildMod = buildBinary((value, divisor, at) =>
  divisor === 0
    ? divisionByZero(at.right)
    : finite(addDecimal(value, -divisor * floorDecimal(value / divisor)), at),
);

export const buildTrunc = buildBinary(
  (value, digits, at) => finite(roundDecimal(value, digits, 'down'), at),
  0,
);

const logarithmRefused = (at: Span): Fault =>
  makeFault('number', 'Il logaritmo vuole un numero maggiore di zero.', at);

export const buildLn = buildUnary((value, at) => (value > 0 ? Math.log(value) : logarithmRefused(at)));

/** Powers of 10 and 2 come out whole: the quotient of two natural logarithms would miss them by a digit. */
function logarithm(value: number, base: number): number {
  if (base === 10) return Math.log10(value);
  return base === 2 ? Math.log2(value) : Math.log(value) / Math.log(base);
}

export const buildLog = buildBinary((value, base, at) => {
  if (value <= 0) return logarithmRefused(at.left);
  if (base <= 0) return makeFault('number', 'La base del logaritmo deve essere maggiore di zero.', at.right);
  return base === 1 ? divisionByZero(at.right) : finite(logarithm(value, base), at);
}, 10);

/** Angles in radians, as in Excel: RADIANTI turns degrees into them. */
export const buildSin = buildUnary(Math.sin);
export const buildCos = buildUnary(Math.cos);
export const buildTan = buildUnary((value, at) => finite(Math.tan(value), at));
export const buildRadians = buildUnary((degrees) => (degrees * Math.PI) / 180);

export const buildInt = buildUnary(floorDecimal);
export const buildAbs = buildUnary(Math.abs);
export const buildSqrt = buildUnary((value, at) =>
  value < 0 ? makeFault('number', 'La radice vuole un numero non negativo.', at) : Math.sqrt(value),
);
export const buildPower = buildBinary(raise);
export const buildPi: Builder = () => () => Math.PI;
