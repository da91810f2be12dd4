import { divide, REAL_FUNCTIONS, roundHalf } from '../controls/arithmetic.ts';

export interface Operator {
  readonly name: string;
  /** Binds tighter when higher. */
  readonly level: number;
  readonly length: number;
}

const operator = (name: string, level: number): Operator => ({ name, level, length: name.length });

/** True or false of the whole value, not of its bits. */
const logic = (word: string): Operator => ({ name: `logic ${word}`, level: 1, length: word.length });

/** LinuxCNC: logic binds loosest; comparisons below sums. */
const RS274: readonly Operator[] = [
  logic('AND'),
  logic('XOR'),
  logic('OR'),
  operator('EQ', 2),
  operator('NE', 2),
  operator('GT', 2),
  operator('GE', 2),
  operator('LT', 2),
  operator('LE', 2),
  operator('**', 5),
  operator('+', 3),
  operator('-', 3),
  operator('*', 4),
  operator('/', 4),
  operator('MOD', 4),
];

/** Macro B: AND with the products, OR and XOR with the sums, on the bits; comparisons bind loosest. */
const MACRO_B: readonly Operator[] = [
  operator('EQ', 1),
  operator('NE', 1),
  operator('GT', 1),
  operator('GE', 1),
  operator('LT', 1),
  operator('LE', 1),
  operator('+', 3),
  operator('-', 3),
  operator('OR', 3),
  operator('XOR', 3),
  operator('*', 4),
  operator('/', 4),
  operator('MOD', 4),
  operator('AND', 4),
];

export function operatorAt(bytes: Uint8Array, at: number, end: number, rs274: boolean): Operator | null {
  for (const candidate of rs274 ? RS274 : MACRO_B) {
    if (at + candidate.length > end) continue;
    let same = true;
    for (let i = 0; i < candidate.length && same; i++) {
      const byte = bytes[at + i] as number;
      const upper = byte >= 97 && byte <= 122 ? byte - 32 : byte;
      same = upper === candidate.name.charCodeAt(candidate.name.length - candidate.length + i);
    }
    if (same) return candidate;
  }
  return null;
}

const COMPARE: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  EQ: (a, b) => Math.abs(a - b) < 1e-6,
  NE: (a, b) => Math.abs(a - b) >= 1e-6,
  GT: (a, b) => a > b,
  GE: (a, b) => a >= b,
  LT: (a, b) => a < b,
  LE: (a, b) => a <= b,
};

/** A vacant value (NaN) is equal only to another vacant one; elsewhere it counts as 0. */
export function applyBinary(name: string, left: number, right: number): number {
  if ((name === 'EQ' || name === 'NE') && (Number.isNaN(left) || Number.isNaN(right))) {
    const same = Number.isNaN(left) && Number.isNaN(right);
    return (name === 'EQ') === same ? 1 : 0;
  }
  const a = Number.isNaN(left) ? 0 : left;
  const b = Number.isNaN(right) ? 0 : right;
  const compare = COMPARE[name];
  if (compare) return compare(a, b) ? 1 : 0;
  switch (name) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return divide(a, b);
    case '**':
      return a ** b;
    case 'MOD':
      return a - b * Math.floor(divide(a, b));
    case 'logic AND':
      return a !== 0 && b !== 0 ? 1 : 0;
    case 'logic OR':
      return a !== 0 || b !== 0 ? 1 : 0;
    case 'logic XOR':
      return (a !== 0) !== (b !== 0) ? 1 : 0;
    case 'AND':
      return a & b;
    case 'OR':
      return a | b;
    default:
      return a ^ b;
  }
}

const FUNCTIONS: Readonly<Record<string, (value: number) => number>> = {
  ...REAL_FUNCTIONS,
  ADP: (v) => v,
  BCD: (v) => v,
  BIN: (v) => v,
  EXISTS: (v) => v,
  FIX: Math.floor,
  FUP: Math.ceil,
  POW: (v) => v,
  ROUND: roundHalf,
};

/** LinuxCNC's own: no macro-B control has them. */
const ONLY_RS274: readonly string[] = ['EXISTS'];

/** The function that a word names. Macro B takes the first two letters as well: `SI[30]`. */
export function functionNamed(word: string, rs274: boolean): string | null {
  if (Object.hasOwn(FUNCTIONS, word)) return word;
  if (rs274 || word.length < 2) return null;
  const whole = Object.keys(FUNCTIONS).filter((name) => name.startsWith(word) && !ONLY_RS274.includes(name));
  return whole.length === 1 ? (whole[0] as string) : null;
}

export function applyFunction(name: string, value: number): number {
  return FUNCTIONS[name]?.(value) ?? Number.NaN;
}
