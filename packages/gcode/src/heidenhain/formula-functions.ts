import { angleOf, divide, REAL_FUNCTIONS, remainder } from '../controls/arithmetic.ts';

/** Functions of a formula; angles in degrees. */
export const FORMULA_FUNCTIONS: Readonly<Record<string, ((value: number) => number) | undefined>> = {
  ...REAL_FUNCTIONS,
  SQ: (v) => v * v,
  LOG: Math.log10,
  NEG: (v) => -v,
  INT: Math.trunc,
  FRAC: (v) => v - Math.trunc(v),
  SGN: Math.sign,
};

/** Binds tighter when higher. DIV, LEN and ANG come from FN 4, FN 8 and FN 13. */
export const FORMULA_LEVELS: Readonly<Record<string, number>> = {
  '+': 1,
  '-': 1,
  '*': 2,
  '/': 2,
  '%': 2,
  DIV: 2,
  LEN: 3,
  ANG: 3,
  '^': 4,
};

export function formulaOperator(name: string, a: number, b: number): number {
  switch (name) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
    case 'DIV':
      return divide(a, b);
    case '%':
      return remainder(a, b);
    case 'LEN':
      return Math.hypot(a, b);
    case 'ANG':
      return (angleOf(a, b) + 360) % 360;
    default:
      return a ** b;
  }
}
