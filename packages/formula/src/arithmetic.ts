import type { ArithmeticOperator } from './ast.ts';
import { addDecimal } from './decimal.ts';
import { type Fault, makeFault } from './fault.ts';
import type { Span } from './span.ts';

/** Place of an operation and of its operands, where faults are reported. */
export interface Operands extends Span {
  readonly left: Span;
  readonly right: Span;
}

export type Apply = (a: number, b: number, at: Operands) => number | Fault;

/** Doubles overflow quietly; Excel says #NUM!. */
export const finite = (value: number, at: Span): number | Fault =>
  Number.isFinite(value) ? value : makeFault('number', 'Il risultato è troppo grande.', at);

export const divisionByZero = (at: Span): Fault =>
  makeFault('division-by-zero', 'Divisione per zero: il divisore vale 0.', at);

export const raise: Apply = (base, exponent, at) => {
  if (base === 0) {
    if (exponent < 0) return divisionByZero(at.left);
    if (exponent === 0) return makeFault('number', '0^0 non ha un valore.', at);
  }
  if (base < 0 && !Number.isInteger(exponent)) return oddRoot(base, exponent, at);
  return finite(base ** exponent, at);
};

/** Excel takes (-8)^(1/3) as the real cube root; any other fractional power of a negative number is #NUM!. */
function oddRoot(base: number, exponent: number, at: Span): number | Fault {
  const degree = Math.round(1 / exponent);
  const isRoot = degree % 2 !== 0 && Math.abs(1 / degree - exponent) <= Number.EPSILON * Math.abs(exponent);
  if (isRoot) return finite(-((-base) ** exponent), at);
  return makeFault('number', 'Un numero negativo non ha questa potenza.', at);
}

export const ARITHMETIC: Readonly<Record<ArithmeticOperator, Apply>> = {
  '+': (a, b, at) => finite(addDecimal(a, b), at),
  '-': (a, b, at) => finite(addDecimal(a, -b), at),
  '*': (a, b, at) => finite(a * b, at),
  '/': (a, b, at) => (b === 0 ? divisionByZero(at.right) : finite(a / b, at)),
  '^': raise,
};
