import { childrenOf, type Node } from './ast.ts';
import { collect, conclude, type Evaluation, type Inputs, makeExhausted } from './compile.ts';
import { compileNode } from './compile-node.ts';
import { type FormulaError, isFault, toError } from './fault.ts';
import { MAX_STEPS } from './limits.ts';
import { makePrinter } from './print.ts';
import type { Run } from './run.ts';
import { makeScope, type VariableDeclaration } from './scope.ts';
import type { Span } from './span.ts';
import type { Outcome, Value } from './value.ts';

/** `skipped`: a branch that was not chosen, so never computed. */
export type TraceResult =
  | { readonly status: 'value'; readonly value: Value }
  | { readonly status: 'error'; readonly error: FormulaError }
  | { readonly status: 'skipped' };

/** One sub-expression with what it gave, for «Perché questo prezzo?». */
export interface TraceNode extends Span {
  readonly kind: Node['kind'];
  /** The sub-expression in canonical form. */
  readonly text: string;
  readonly result: TraceResult;
  readonly children: readonly TraceNode[];
}

export interface Trace {
  readonly evaluation: Evaluation;
  readonly root: TraceNode;
}

/** Computes a formula with the same closures as `compile` and keeps the value of every sub-expression. */
export function trace(ast: Node, variables: readonly VariableDeclaration[], inputs: Inputs): Trace {
  const outcomes = new Map<Node, Outcome>();
  const instrument = (node: Node, run: Run): Run => {
    return (frame) => {
      const outcome = run(frame);
      outcomes.set(node, outcome);
      return outcome;
    };
  };
  const slots = new Map<string, number>();
  const context = { scope: makeScope(variables), slots, exhausted: makeExhausted(ast), instrument };
  const run = compileNode(ast, context);
  const outcome = run({ values: collect([...slots.keys()], inputs), fuel: MAX_STEPS });
  return { evaluation: conclude(outcome, ast), root: toTrace(ast, outcomes, makePrinter(variables)) };
}

function toTrace(node: Node, outcomes: ReadonlyMap<Node, Outcome>, print: (node: Node) => string): TraceNode {
  return {
    kind: node.kind,
    text: print(node),
    start: node.start,
    end: node.end,
    result: toResult(outcomes.get(node)),
    children: childrenOf(node).map((child) => toTrace(child, outcomes, print)),
  };
}

function toResult(outcome: Outcome | undefined): TraceResult {
  if (outcome === undefined) return { status: 'skipped' };
  if (isFault(outcome)) return { status: 'error', error: toError(outcome) };
  return { status: 'value', value: outcome === 0 ? 0 : outcome };
}
