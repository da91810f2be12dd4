import type { CallNode, Node, TableNode } from './ast.ts';
import { compareScalars } from './compare.ts';
import type { InferContext, Inferred } from './infer-context.ts';
import type { InferredType } from './scope.ts';
import { columnType, TYPE_WORDS } from './type-rules.ts';

/** What can be said beforehand about CERCA.VERT on a table written in the formula; gives the column's type. */
export function inferLookup(node: CallNode, args: readonly Inferred[], context: InferContext): InferredType {
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
