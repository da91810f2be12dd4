import { angleOf, divide, REAL_FUNCTIONS, remainder, roundHalf } from '../controls/arithmetic.ts';
import type { Value } from './variables.ts';

const number = (value: Value | undefined): number => (typeof value === 'number' ? value : Number(value) || 0);
const text = (value: Value | undefined): string => String(value ?? '');
const bool = (value: boolean): number => (value ? 1 : 0);

type LanguageFunction = (args: readonly Value[]) => Value;

const realFunctions: Readonly<Record<string, LanguageFunction>> = Object.fromEntries(
  Object.entries(REAL_FUNCTIONS).map(([name, apply]) => [name, ([v]: readonly Value[]) => apply(number(v))]),
);

/** Functions of the 840D language; angles in degrees. A result that is not a number is an error. */
export const FUNCTIONS: Readonly<Record<string, LanguageFunction>> = {
  ...realFunctions,
  ATAN2: ([y, x]) => angleOf(number(y), number(x)),
  POT: ([v]) => number(v) ** 2,
  TRUNC: ([v]) => Math.trunc(number(v)),
  ROUND: ([v]) => roundHalf(number(v)),
  ROUNDUP: ([v]) => Math.sign(number(v)) * Math.ceil(Math.abs(number(v))),
  MINVAL: ([a, b]) => Math.min(number(a), number(b)),
  MAXVAL: ([a, b]) => Math.max(number(a), number(b)),
  BOUND: ([low, high, v]) => Math.max(number(low), Math.min(number(high), number(v))),
  STRLEN: ([s]) => text(s).length,
  TOUPPER: ([s]) => text(s).toUpperCase(),
  TOLOWER: ([s]) => text(s).toLowerCase(),
  NUMBER: ([s]) => Number(text(s)),
  ISNUMBER: ([s]) => bool(text(s).trim() !== '' && Number.isFinite(Number(text(s)))),
  INDEX: ([s, c]) => text(s).indexOf(text(c)),
  RINDEX: ([s, c]) => text(s).lastIndexOf(text(c)),
  SUBSTR: ([s, from, length]) =>
    length === undefined
      ? text(s).slice(number(from))
      : text(s).slice(number(from), number(from) + number(length)),
  AXNAME: ([s]) => text(s).toUpperCase(),
  AXSTRING: ([s]) => text(s),
};

/** Binds tighter when higher; comparison above logic, as programs that run without brackets mean it. */
export const OPERATOR_LEVELS: Readonly<Record<string, number>> = {
  OR: 1,
  XOR: 2,
  AND: 3,
  '==': 4,
  '<>': 4,
  '<': 4,
  '>': 4,
  '<=': 4,
  '>=': 4,
  '<<': 5,
  B_OR: 6,
  B_XOR: 7,
  B_AND: 8,
  '+': 9,
  '-': 9,
  '*': 10,
  '/': 10,
  DIV: 10,
  MOD: 10,
};

/** Values compared as equal within this, since parts of a sum are rounded. */
const EQUAL = 1e-10;

function same(a: Value, b: Value): boolean {
  if (typeof a === 'string' || typeof b === 'string') return String(a).trim() === String(b).trim();
  return Math.abs(a - b) <= EQUAL * Math.max(1, Math.abs(a), Math.abs(b));
}

/** NaN when the operation has no result. */
export function applyOperator(name: string, left: Value, right: Value): Value {
  if (name === '<<') return `${left}${right}`;
  if (name === '==') return bool(same(left, right));
  if (name === '<>') return bool(!same(left, right));
  const a = number(left);
  const b = number(right);
  switch (name) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return divide(a, b);
    case 'DIV':
      return Math.trunc(divide(a, b));
    case 'MOD':
      return remainder(a, b);
    case '<':
      return bool(a < b && !same(a, b));
    case '>':
      return bool(a > b && !same(a, b));
    case '<=':
      return bool(a < b || same(a, b));
    case '>=':
      return bool(a > b || same(a, b));
    case 'AND':
      return bool(a !== 0 && b !== 0);
    case 'OR':
      return bool(a !== 0 || b !== 0);
    case 'XOR':
      return bool((a !== 0) !== (b !== 0));
    case 'B_AND':
      return a & b;
    case 'B_OR':
      return a | b;
    default:
      return a ^ b;
  }
}
