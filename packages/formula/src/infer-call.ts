import type { CallNode, Node, TableNode } from './ast.ts';
import { compareScalars } from './compare.ts';
import { describeUnknownFunction } from './describe-unknown.ts';
import { findFunction, type KnownFunction } from './find-function.ts';
import { describeArity, parameterAt } from './function-catalog.ts';
import { demand, type Infer, type InferContext, type Inferred, settle } from './infer-context.ts';
import type { InferredType } from './scope.ts';
import { columnType, commonType, TYPE_WORDS } from './type-rules.ts';

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

/** SE.ERRORE exists for faults in its first argument. */
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
    case 'cell':
      return 'any';
    case 'branches':
      return branchType(definition, node, args, context);
    default:
      return definition.result;
  }
}

/** The arguments that may become the result. */
function branchesOf(id: KnownFunction['id'], args: readonly Inferred[]): readonly Inferred[] {
  if (id === 'IFERROR') return args;
  return id === 'IFS' ? args.filter((_, index) => index % 2 === 1) : args.slice(1);
}

function branchType(
  { id }: KnownFunction,
  node: CallNode,
  args: readonly Inferred[],
  { report }: InferContext,
): InferredType {
  const branches = branchesOf(id, args).map(({ type }) => type);
  if (id !== 'IF' || branches.length > 1) return commonType(branches);
  if (branches[0] !== 'boolean') {
    const message = 'Manca il valore per quando la condizione è falsa: il risultato sarà FALSO.';
    report({ code: 'missing-branch', message, severity: 'warning' }, node);
  }
  return commonType([...branches, 'boolean']);
}

/** Checks CERCA.VERT on a table written in the formula and returns the column's type. */
function inferLookup(node: CallNode, args: readonly Inferred[], context: InferContext): InferredType {
  const [sought, table, column, range] = node.args;
  if (!sought || table?.kind !== 'table') return 'any';
  checkKeyType(sought, args[0]?.type ?? 'any', table, context);
  if (isApproximate(range)) checkOrder(table, context);
  return column?.kind === 'number' ? readColumn(column.value, column, table, context) : 'any';
}

const isApproximate = (range: Node | undefined): boolean =>
  range === undefined || ((range.kind === 'boolean' || range.kind === 'number') && Boolean(range.value));

function checkKeyType(sought: Node, type: InferredType, table: TableNode, { report }: InferContext): void {
  const keys = columnType(table.rows, 0);
  if (type === 'any' || type === 'table' || keys === 'any' || keys === type) return;
  const message = `La prima colonna contiene ${TYPE_WORDS[keys]}, ma si cerca ${TYPE_WORDS[type]}: non si troverà mai.`;
  report({ code: 'type', message }, sought);
}

function checkOrder(table: TableNode, { report }: InferContext): void {
  const keys = table.rows.flatMap((row) => row.slice(0, 1));
  const falls = keys.some((key, index) => {
    const previous = keys[index - 1];
    return previous !== undefined && compareScalars(previous, key) > 0;
  });
  if (!falls) return;
  const message =
    'La prima colonna non è in ordine crescente: mettila in ordine, o scrivi FALSO come quarto argomento per il valore esatto.';
  report({ code: 'unsorted-table', message, severity: 'warning' }, table);
}

function readColumn(value: number, column: Node, table: TableNode, { report }: InferContext): InferredType {
  const index = Math.trunc(value) - 1;
  const width = table.rows[0]?.length ?? 0;
  if (index >= 0 && index < width) return columnType(table.rows, index);
  report({ code: 'reference', message: `La tabella ha le colonne da 1 a ${width}.` }, column);
  return 'any';
}
