import type { CallNode, NameNode, Node } from './ast.ts';
import { compileBinary, compilePercent, compileSign } from './compile-operator.ts';
import { describeUnknownFunction, describeUnknownName } from './describe-unknown.ts';
import { type Fault, isFault, makeFault } from './fault.ts';
import { findFunction } from './find-function.ts';
import { foldName } from './fold-name.ts';
import { FUNCTION_BUILDERS } from './function-builders.ts';
import { describeArity } from './function-catalog.ts';
import type { Run } from './run.ts';
import type { Scope } from './scope.ts';
import { isTable, type Outcome, type Table } from './value.ts';

interface CompileContext {
  readonly scope: Scope;
  /** Declared spelling → place in the frame; grows as names are met. */
  readonly slots: Map<string, number>;
  readonly exhausted: Fault;
}

/** Closures all the way down. A node that cannot be computed becomes a closure that returns the fault, as in Excel. */
export function compileNode(node: Node, context: CompileContext): Run {
  switch (node.kind) {
    case 'number':
    case 'text':
    case 'boolean':
      return constant(node.value);
    case 'table':
      return constant({ kind: 'table', rows: node.rows } satisfies Table);
    case 'name':
      return compileName(node, context);
    case 'sign':
      return compileSign(node, compileNode(node.operand, context), context.exhausted);
    case 'percent':
      return compilePercent(node, compileNode(node.operand, context), context.exhausted);
    case 'binary': {
      const left = compileNode(node.left, context);
      return compileBinary(node, left, compileNode(node.right, context), context.exhausted);
    }
    case 'call':
      return compileCall(node, context);
  }
}

const constant =
  (outcome: Outcome): Run =>
  () =>
    outcome;

/** The sentence is made when it is first asked for: looking for the likely name takes time. */
function failing(make: () => Fault): Run {
  let fault: Fault | undefined;
  return () => {
    fault ??= make();
    return fault;
  };
}

function compileName(node: NameNode, { scope, slots }: CompileContext): Run {
  const entry = scope.get(foldName(node.name));
  if (!entry)
    return failing(() => makeFault('unknown-name', describeUnknownName(node.name, scope).message, node));
  const slot = slots.get(entry.name) ?? slots.size;
  slots.set(entry.name, slot);
  const missing = makeFault('value', `Manca il valore di «${entry.name}».`, node);
  const failed = makeFault('value', `«${entry.name}» non si può calcolare.`, node);
  return ({ values }) => {
    const value = values[slot];
    switch (typeof value) {
      case 'number':
        return Number.isFinite(value) ? value : missing;
      case 'string':
      case 'boolean':
        return value;
      default:
        // Also inherited properties of a plain object (`constructor`) and values outside the types (null).
        if (isFault(value)) return failed;
        return isTable(value) ? value : missing;
    }
  };
}

function compileCall(node: CallNode, context: CompileContext): Run {
  const name = { start: node.start, end: node.nameEnd };
  const definition = findFunction(node.name);
  if (!definition) {
    const { scope } = context;
    return failing(() =>
      makeFault('unknown-function', describeUnknownFunction(node.name, scope).message, name),
    );
  }
  const arity = describeArity(definition, node.args.length);
  if (arity) return constant(makeFault('arity', arity, name));
  const args = node.args.map((arg) => ({ run: compileNode(arg, context), at: arg }));
  return FUNCTION_BUILDERS[definition.id]({ node, args, exhausted: context.exhausted });
}
