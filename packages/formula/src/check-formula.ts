import { divisionByZero } from './arithmetic.ts';
import type { BinaryNode, NameNode, Node } from './ast.ts';
import { describeUnknownName } from './describe-unknown.ts';
import { type Diagnostic, hasErrors } from './fault.ts';
import { foldName } from './fold-name.ts';
import { inferCall } from './infer-call.ts';
import {
  constantOf,
  demand,
  type InferContext,
  type Inferred,
  makeInferContext,
  probe,
  settle,
} from './infer-context.ts';
import { type InferredType, makeScope, type Scope, type ScopeEntry } from './scope.ts';
import { TYPE_WORDS } from './type-rules.ts';
import type { ValueType } from './value.ts';

interface CheckedFormula {
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

/** The type of a node; errors below it are reported on the way. */
function infer(node: Node, context: InferContext): Inferred {
  const before = context.diagnostics.length;
  const inferred = inferBare(node, context);
  // A part with a finding is not computed beforehand: it would be reported twice.
  return context.diagnostics.length === before ? inferred : { ...inferred, constant: false };
}

function inferBare(node: Node, context: InferContext): Inferred {
  switch (node.kind) {
    case 'number':
    case 'text':
    case 'boolean':
    case 'table':
      return { node, type: node.kind, constant: true };
    case 'name':
      return inferName(node, context);
    case 'sign': {
      const operand = infer(node.operand, context);
      if (node.operator === '+') return { ...operand, node };
      demand(operand, 'number', `L'operatore «-»`, context);
      return { node, type: 'number', constant: operand.constant };
    }
    case 'percent': {
      const operand = infer(node.operand, context);
      demand(operand, 'number', `L'operatore «%»`, context);
      return { node, type: 'number', constant: operand.constant };
    }
    case 'binary':
      return inferBinary(node, context);
    case 'call':
      return inferCall(node, context, infer);
  }
}

/** Beyond this many findings suggestions are not read, and computing them takes time. */
const MAX_SUGGESTED = 20;
const NO_CANDIDATES: Scope = new Map();

function inferName(node: NameNode, { scope, report, diagnostics }: InferContext): Inferred {
  const entry = scope.get(foldName(node.name));
  if (!entry) {
    const candidates = diagnostics.length < MAX_SUGGESTED ? scope : NO_CANDIDATES;
    report({ code: 'unknown-name', ...describeUnknownName(node.name, candidates) }, node);
  }
  return { node, type: entry?.type ?? 'any', constant: false };
}

function inferBinary(node: BinaryNode, context: InferContext): Inferred {
  const left = infer(node.left, context);
  const right = infer(node.right, context);
  const constant = settle([left, right], () => context);
  const who = `L'operatore «${node.operator}»`;
  switch (node.operator) {
    case '+':
    case '-':
    case '*':
    case '/':
    case '^':
      for (const operand of [left, right]) demand(operand, 'number', who, context);
      if (node.operator === '/' && !left.constant) demandDivisor(right, context);
      return { node, type: 'number', constant };
    case '&':
      for (const operand of [left, right]) demand(operand, 'scalar', who, context);
      return { node, type: 'text', constant };
    default:
      for (const operand of [left, right]) demand(operand, 'scalar', who, context);
      requireSameType(node, left, right, context);
      return { node, type: 'boolean', constant };
  }
}

/** `x / 0`: the division as a whole is not constant, its divisor is. */
function demandDivisor(divisor: Inferred, { guarded, report }: InferContext): void {
  if (!guarded && constantOf(divisor) === 0) report(divisionByZero(divisor.node), divisor.node);
}

/** Excel compares different types by rank, so that 0<x<10 is never true: here it is a mistake. */
function requireSameType(node: BinaryNode, left: Inferred, right: Inferred, { report }: InferContext): void {
  const types = [left.type, right.type];
  if (left.type === right.type || types.includes('any') || types.includes('table')) return;
  const chained = node.left.kind === 'binary' && left.type === 'boolean' && right.type === 'number';
  const hint = chained ? ' Per un intervallo scrivi E(0 < x; x < 10).' : '';
  const message = `Non si possono confrontare ${TYPE_WORDS[left.type]} e ${TYPE_WORDS[right.type]}.${hint}`;
  report({ code: 'type', message }, node);
}
