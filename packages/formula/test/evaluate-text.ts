import type { Inputs } from '../src/compile.ts';
import { EXCEL_MARKS } from '../src/fault.ts';
import { compile, parse, type VariableDeclaration } from '../src/index.ts';
import type { Scalar } from '../src/value.ts';
import { typeOfValue } from '../src/value.ts';

/** A formula's value, or the error that Italian Excel shows (`#DIV/0!`), or the code of a refusal. */
export function evaluateText(text: string, inputs: Inputs = {}): Scalar {
  const parsed = parse(text);
  if (!parsed.ok) return parsed.error.code;
  const evaluation = compile(parsed.ast, declare(inputs)).evaluate(inputs);
  return evaluation.ok ? evaluation.value : (EXCEL_MARKS[evaluation.error.code] ?? evaluation.error.code);
}

/** Declarations that fit the values at hand. */
export const declare = (inputs: Inputs): readonly VariableDeclaration[] =>
  Object.entries(inputs).map(([name, value]) => ({ name, type: typeOfValue(value), help: '' }));

/** Rows of a table test: formula, then the value Excel gives. */
export type Row = readonly [formula: string, value: Scalar];
