import type { Node } from './ast.ts';
import { makeExhausted } from './compile.ts';
import { compileNode } from './compile-node.ts';
import type { Diagnostic } from './fault.ts';
import { type FaultCode, isFault } from './fault.ts';
import type { Acceptance } from './function-catalog.ts';
import { MAX_STEPS } from './limits.ts';
import type { InferredType, Scope } from './scope.ts';
import type { Span } from './span.ts';
import { accepts, TYPE_WORDS, WANTED } from './type-rules.ts';
import type { Outcome } from './value.ts';

export interface Report {
  readonly code: FaultCode;
  readonly message: string;
  readonly suggestion?: string;
  readonly severity?: Diagnostic['severity'];
}

export interface InferContext {
  readonly scope: Scope;
  readonly diagnostics: readonly Diagnostic[];
  report(report: Report, at: Span): void;
  /** Inside the first argument of SE.ERRORE: there a fault is expected. */
  readonly guarded: boolean;
}

export interface Inferred {
  readonly node: Node;
  readonly type: InferredType;
  /** No variable inside and nothing reported: its value can be known now. */
  readonly constant: boolean;
}

export type Infer = (node: Node, context: InferContext) => Inferred;

export function makeInferContext(scope: Scope): InferContext {
  const diagnostics: Diagnostic[] = [];
  return {
    scope,
    diagnostics,
    guarded: false,
    report: ({ severity = 'error', ...report }, { start, end }) =>
      diagnostics.push({ severity, ...report, start, end }),
  };
}

/** Reports `found` when `who` cannot take it. */
export function demand(found: Inferred, wanted: Acceptance, who: string, context: InferContext): void {
  if (accepts(wanted, found.type)) return;
  const hint =
    found.type === 'text' && wanted === 'number' && who.endsWith('«+»') ? ' Per unire testi usa «&».' : '';
  const message = `${who}: qui serve ${WANTED[wanted]}, non ${TYPE_WORDS[found.type]}.${hint}`;
  context.report({ code: 'type', message }, found.node);
}

/**
 * Whether all the parts are constant. When only some are, those are computed here, once, so that `x + 1/0`
 * and RADQ(-1) are found before any value is known.
 */
export function settle(parts: readonly Inferred[], contextOf: (index: number) => InferContext): boolean {
  const constant = parts.every((part) => part.constant);
  if (!constant) for (const [index, part] of parts.entries()) probe(part, contextOf(index));
  return constant;
}

export function probe(part: Inferred, { guarded, report }: InferContext): void {
  const outcome = guarded ? undefined : constantOf(part);
  if (isFault(outcome)) report({ code: outcome.code, message: outcome.message }, outcome);
}

/** Value of a constant part. */
export function constantOf({ node, constant }: Inferred): Outcome | undefined {
  if (!constant) return undefined;
  const context = { scope: new Map(), slots: new Map<string, number>(), exhausted: makeExhausted(node) };
  return compileNode(node, context)({ values: [], fuel: MAX_STEPS });
}
