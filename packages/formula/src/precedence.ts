import type { BinaryOperator } from './ast.ts';

/**
 * Excel's order, loosest first: comparisons, `&`, `+ -`, `* /`, `^`, then postfix `%`, then the prefix signs.
 * The sign binds tighter than the power, so -2^2 is 4, and every binary operator groups to the left, so
 * 2^3^2 is 64. Source: Microsoft, "Calculation operators and precedence in Excel".
 */
export const BINARY_PRECEDENCE: Readonly<Record<BinaryOperator, number>> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '>': 1,
  '<=': 1,
  '>=': 1,
  '&': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
  '^': 5,
};
export const LOOSEST_PRECEDENCE = 1;
