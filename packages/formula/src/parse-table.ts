import type { TableNode } from './ast.ts';
import { type Fault, isFault, makeFault } from './fault.ts';
import { findBoolean } from './find-function.ts';
import type { TokenReader } from './token-reader.ts';
import type { Scalar } from './value.ts';

/**
 * `{1\2;3\4}`: rows separated by `;`, columns by `\`, constants only. A number may have a sign and, beyond Excel, a
 * percent sign. The reader is on the opening brace.
 */
export function parseTable(reader: TokenReader): TableNode | Fault {
  const open = reader.take();
  const rows: Scalar[][] = [];
  let row: Scalar[] = [];
  for (;;) {
    const cell = parseCell(reader);
    if (isFault(cell)) return cell;
    row.push(cell);
    if (reader.takeMark('\\')) continue;
    rows.push(row);
    if (row.length !== rows[0]?.length) {
      const message = `Le righe della tabella devono avere lo stesso numero di colonne: la riga ${rows.length} ne ha ${row.length} invece di ${rows[0]?.length}.`;
      return makeFault('syntax', message, { start: open.start, end: reader.lastEnd });
    }
    row = [];
    if (reader.takeMark(';')) continue;
    const close = reader.takeMark('}');
    if (close) return { kind: 'table', rows, start: open.start, end: close.end };
    if (reader.atEnd) return makeFault('syntax', 'La tabella non è chiusa: manca «}».', open);
    const next = reader.peek();
    return next.kind === 'error'
      ? makeFault(next.code, next.message, next)
      : makeFault('syntax', 'Nella tabella separa le colonne con «\\» e le righe con «;».', next);
  }
}

function parseCell(reader: TokenReader): Scalar | Fault {
  const sign = reader.takeOperator('-') ?? reader.takeOperator('+');
  const token = reader.peek();
  if (token.kind === 'error') return makeFault(token.code, token.message, token);
  if (token.kind === 'number') {
    reader.take();
    const size = reader.takeOperator('%') ? token.value / 100 : token.value;
    return sign?.operator === '-' && size !== 0 ? -size : size;
  }
  if (!sign && token.kind === 'text') {
    reader.take();
    return token.value;
  }
  const boolean = !sign && token.kind === 'name' ? findBoolean(token.name) : undefined;
  if (boolean !== undefined) {
    reader.take();
    return boolean;
  }
  return makeFault('syntax', 'In una tabella vanno solo numeri, testi, VERO e FALSO.', token);
}
