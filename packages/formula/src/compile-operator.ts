import { type Apply, ARITHMETIC, type Operands } from './arithmetic.ts';
import type { BinaryNode, ComparisonOperator, PercentNode, SignNode } from './ast.ts';
import { tableRefused, toNumber, toText } from './coerce.ts';
import { compareScalars } from './compare.ts';
import { type Fault, isFault, makeFault } from './fault.ts';
import { MAX_TEXT_LENGTH } from './limits.ts';
import type { Run } from './run.ts';
import type { Span } from './span.ts';

/** Numbers first, the common case; `exhausted` is the fault given once the steps are used up. */
export const compileApply =
  (apply: Apply, left: Run, right: Run, at: Operands, exhausted: Fault): Run =>
  (frame) => {
    frame.fuel -= 1;
    if (frame.fuel < 0) return exhausted;
    const a = left(frame);
    const b = right(frame);
    if (typeof a === 'number' && typeof b === 'number') return apply(a, b, at);
    const x = toNumber(a, at.left);
    if (typeof x !== 'number') return x;
    const y = toNumber(b, at.right);
    return typeof y === 'number' ? apply(x, y, at) : y;
  };

const HOLDS: Readonly<Record<ComparisonOperator, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
};

const compileComparison =
  (holds: (order: number) => boolean, left: Run, right: Run, at: Operands, exhausted: Fault): Run =>
  (frame) => {
    frame.fuel -= 1;
    if (frame.fuel < 0) return exhausted;
    const a = left(frame);
    const b = right(frame);
    if (typeof a === 'object') return isFault(a) ? a : tableRefused('un valore solo', at.left);
    if (typeof b === 'object') return isFault(b) ? b : tableRefused('un valore solo', at.right);
    return holds(compareScalars(a, b));
  };

const compileJoin =
  (left: Run, right: Run, at: Operands, exhausted: Fault): Run =>
  (frame) => {
    frame.fuel -= 1;
    if (frame.fuel < 0) return exhausted;
    const a = toText(left(frame), at.left);
    const b = toText(right(frame), at.right);
    if (isFault(a)) return a;
    if (isFault(b)) return b;
    if (a.length + b.length <= MAX_TEXT_LENGTH) return a + b;
    return makeFault('value', `Il testo supera ${MAX_TEXT_LENGTH} caratteri.`, at);
  };

export function compileBinary(node: BinaryNode, left: Run, right: Run, exhausted: Fault): Run {
  switch (node.operator) {
    case '&':
      return compileJoin(left, right, node, exhausted);
    case '+':
    case '-':
    case '*':
    case '/':
    case '^':
      return compileApply(ARITHMETIC[node.operator], left, right, node, exhausted);
    default:
      return compileComparison(HOLDS[node.operator], left, right, node, exhausted);
  }
}

/** `+` hands anything through, as in Excel; `-` wants a number. */
export function compileSign(node: SignNode, operand: Run, exhausted: Fault): Run {
  if (node.operator === '+') return operand;
  return compileUnary((value) => (value === 0 ? 0 : -value), operand, node.operand, exhausted);
}

export const compilePercent = (node: PercentNode, operand: Run, exhausted: Fault): Run =>
  compileUnary((value) => value / 100, operand, node.operand, exhausted);

export const compileUnary =
  (apply: (value: number) => number | Fault, operand: Run, at: Span, exhausted: Fault): Run =>
  (frame) => {
    frame.fuel -= 1;
    if (frame.fuel < 0) return exhausted;
    const value = operand(frame);
    const x = typeof value === 'number' ? value : toNumber(value, at);
    return typeof x === 'number' ? apply(x) : x;
  };
