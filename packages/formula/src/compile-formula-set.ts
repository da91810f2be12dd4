import { type CheckedFormulaSet, checkFormulaSet, type FormulaSource } from './check-formula-set.ts';
import { type CompileOptions, conclude, type Evaluation, type Inputs, makeExhausted } from './compile.ts';
import { compileNode } from './compile-node.ts';
import { makeFault } from './fault.ts';
import { MAX_STEPS } from './limits.ts';
import { makeScope, type VariableDeclaration } from './scope.ts';
import type { Outcome } from './value.ts';

export interface CompiledFormulaSet {
  readonly check: CheckedFormulaSet;
  /** Every formula of the set by name, each computed once; they share one budget of steps. */
  evaluate(inputs: Inputs): ReadonlyMap<string, Evaluation>;
}

export type CompiledSet =
  | { readonly ok: true; readonly set: CompiledFormulaSet }
  | { readonly ok: false; readonly check: CheckedFormulaSet };

/** Formulas that use each other's results. Only a set without errors can be computed. */
export function compileFormulaSet(
  sources: readonly FormulaSource[],
  variables: readonly VariableDeclaration[],
  options: CompileOptions = {},
): CompiledSet {
  const check = checkFormulaSet(sources, variables);
  if (!check.ok) return { ok: false, check };
  const scope = makeScope([...variables, ...check.formulas]);
  const steps = check.order.flatMap((name) => {
    const ast = check.formulas.find((formula) => formula.name === name)?.ast;
    if (!ast) return [];
    const slots = new Map<string, number>();
    const run = compileNode(ast, { scope, slots, exhausted: makeExhausted(ast) });
    return [{ name, ast, run, names: [...slots.keys()] }];
  });

  const evaluate = (inputs: Inputs): ReadonlyMap<string, Evaluation> => {
    const outcomes = new Map<string, Outcome>(Object.entries(inputs));
    const evaluations = new Map<string, Evaluation>();
    let fuel = options.maxSteps ?? MAX_STEPS;
    for (const { name, ast, run, names } of steps) {
      const frame = { values: names.map((used) => outcomes.get(used)), fuel };
      const evaluation = conclude(run(frame), ast);
      fuel = frame.fuel;
      evaluations.set(name, evaluation);
      outcomes.set(
        name,
        evaluation.ok ? evaluation.value : makeFault(evaluation.error.code, evaluation.error.message, ast),
      );
    }
    return evaluations;
  };
  return { ok: true, set: { check, evaluate } };
}
