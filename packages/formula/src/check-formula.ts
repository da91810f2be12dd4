import type { Node } from './ast.ts';
import { type Diagnostic, hasErrors } from './diagnostic.ts';
import { infer } from './infer.ts';
import { makeInferContext, probe } from './infer-context.ts';
import { type InferredType, makeScope, type ScopeEntry } from './scope.ts';
import { TYPE_WORDS } from './type-rules.ts';
import type { ValueType } from './value.ts';

export interface CheckedFormula {
  /** No errors; there may be warnings. */
  readonly ok: boolean;
  readonly type: InferredType;
  /** In the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface CheckOptions {
  /** The type the formula has to give. */
  readonly expected?: ValueType;
}

/** Names, functions, numbers of arguments, types, and constant parts that cannot be computed. */
export function checkFormula(
  ast: Node,
  variables: readonly ScopeEntry[],
  options: CheckOptions = {},
): CheckedFormula {
  const context = makeInferContext(makeScope(variables));
  const inferred = infer(ast, context);
  probe(inferred, context);
  const wrong = describeResult(inferred.type, options.expected);
  if (wrong !== null && !hasErrors(context.diagnostics))
    context.report({ code: 'type', message: wrong }, ast);
  const diagnostics = context.diagnostics.toSorted((a, b) => a.start - b.start || a.end - b.end);
  return { ok: !hasErrors(diagnostics), type: inferred.type, diagnostics };
}

function describeResult(type: InferredType, expected: ValueType | undefined): string | null {
  if (type === 'any' || type === expected) return null;
  if (expected !== undefined)
    return `La formula deve dare ${TYPE_WORDS[expected]}, ma dà ${TYPE_WORDS[type]}.`;
  return type === 'table' ? 'La formula dà una tabella: serve un valore solo.' : null;
}
