const DEGREE = Math.PI / 180;

/** Functions that all controls share; angles in degrees. NaN where a value has no result. */
export const REAL_FUNCTIONS = {
  ABS: Math.abs,
  ACOS: (v: number) => Math.acos(v) / DEGREE,
  ASIN: (v: number) => Math.asin(v) / DEGREE,
  ATAN: (v: number) => Math.atan(v) / DEGREE,
  COS: (v: number) => Math.cos(v * DEGREE),
  EXP: Math.exp,
  LN: Math.log,
  SIN: (v: number) => Math.sin(v * DEGREE),
  SQRT: Math.sqrt,
  TAN: (v: number) => Math.tan(v * DEGREE),
} as const;

/** Angle of a point, degrees, -180 to 180. */
export const angleOf = (y: number, x: number): number => Math.atan2(y, x) / DEGREE;

/** Halves away from zero, unlike Math.round. */
export const roundHalf = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/** NaN where the divisor is zero. */
export const divide = (a: number, b: number): number => (b === 0 ? Number.NaN : a / b);

/** Remainder with the sign of the dividend; NaN where the divisor is zero. */
export const remainder = (a: number, b: number): number => a - b * Math.trunc(divide(a, b));
