const DEGREE = Math.PI / 180;

/** Functions of a formula; angles in degrees. */
export const FORMULA_FUNCTIONS: Readonly<Record<string, ((value: number) => number) | undefined>> = {
  SIN: (v) => Math.sin(v * DEGREE),
  COS: (v) => Math.cos(v * DEGREE),
  TAN: (v) => Math.tan(v * DEGREE),
  ASIN: (v) => Math.asin(v) / DEGREE,
  ACOS: (v) => Math.acos(v) / DEGREE,
  ATAN: (v) => Math.atan(v) / DEGREE,
  SQRT: Math.sqrt,
  SQ: (v) => v * v,
  LN: Math.log,
  LOG: Math.log10,
  EXP: Math.exp,
  NEG: (v) => -v,
  INT: Math.trunc,
  ABS: Math.abs,
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
      return b === 0 ? Number.NaN : a / b;
    case '%':
      return b === 0 ? Number.NaN : a - b * Math.trunc(a / b);
    case 'LEN':
      return Math.hypot(a, b);
    case 'ANG':
      return (Math.atan2(a, b) / DEGREE + 360) % 360;
    default:
      return a ** b;
  }
}
