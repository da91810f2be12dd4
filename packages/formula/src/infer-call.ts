import type { CallNode } from './ast.ts';
import { describeArity } from './describe-arity.ts';
import { describeUnknownFunction } from './describe-unknown.ts';
import { findFunction, type KnownFunction } from './find-function.ts';
import { parameterAt } from './function-catalog.ts';
import { demand, type Infer, type InferContext, type Inferred, settle } from './infer-context.ts';
import { inferLookup } from './infer-lookup.ts';
import type { InferredType } from './scope.ts';
import { commonType } from './type-rules.ts';

/** `infer` comes as an argument because calls and nodes contain each other. */
export function inferCall(node: CallNode, context: InferContext, infer: Infer): Inferred {
  const definition = findFunction(node.name);
  const contextOf = (index: number) => guard(definition, index, context);
  const args = node.args.map((arg, index) => infer(arg, contextOf(index)));
  const constant = settle(args, contextOf);
  const name = { start: node.start, end: node.nameEnd };
  if (!definition) {
    context.report({ code: 'unknown-function', ...describeUnknownFunction(node.name, context.scope) }, name);
    return { node, type: 'any', constant: false };
  }
  const arity = describeArity(definition, args.length);
  if (arity !== null) {
    context.report({ code: 'arity', message: arity }, name);
    return { node, type: definition.result === 'number' ? 'number' : 'any', constant: false };
  }
  for (const [index, arg] of args.entries()) {
    const parameter = parameterAt(definition, index);
    if (parameter) demand(arg, parameter.accepts, `${definition.name}, «${parameter.name}»`, context);
  }
  return { node, type: resultType(definition, node, args, context), constant };
}

/** A fault in the first argument of SE.ERRORE is what it is there for. */
const guard = (definition: KnownFunction | undefined, index: number, context: InferContext): InferContext =>
  definition?.id === 'IFERROR' && index === 0 ? { ...context, guarded: true } : context;

function resultType(
  definition: KnownFunction,
  node: CallNode,
  args: readonly Inferred[],
  context: InferContext,
): InferredType {
  switch (definition.result) {
    case 'column':
      return inferLookup(node, args, context);
    case 'branches':
      return branchType(definition, node, args, context);
    default:
      return definition.result;
  }
}

function branchType(
  { id }: KnownFunction,
  node: CallNode,
  args: readonly Inferred[],
  { report }: InferContext,
): InferredType {
  const branches = (id === 'IFERROR' ? args : args.slice(1)).map(({ type }) => type);
  if (id !== 'IF' || branches.length > 1) return commonType(branches);
  if (branches[0] !== 'boolean') {
    const message = 'Manca il valore per quando la condizione è falsa: il risultato sarà FALSO.';
    report({ code: 'missing-branch', message, severity: 'warning' }, node);
  }
  return commonType([...branches, 'boolean']);
}
