import { tableRefused, toBoolean, toNumber } from './coerce.ts';
import { compareScalars, foldCase, kindOf } from './compare.ts';
import { type Fault, isFault, makeFault } from './fault.ts';
import { showScalar } from './format-number.ts';
import { hasWildcard, makeWildcardMatcher } from './match-wildcard.ts';
import { type Argument, argumentAt, type Builder, type Call, type Frame, spend } from './run.ts';
import { isTable, type Scalar, type Table } from './value.ts';

type Row = readonly Scalar[];

/**
 * CERCA.VERT. Approximate (the default): the last row whose key is not beyond the value, by halving, so the
 * first column must rise. Exact: the first equal key; a text may hold `*` and `?`.
 */
export const buildVlookup: Builder = (call) => {
  const sought = argumentAt(call, 0);
  const where = argumentAt(call, 1);
  const column = argumentAt(call, 2);
  const approximate = call.args[3];
  return (frame) => {
    if (spend(frame, 1)) return call.exhausted;
    const value = sought.run(frame);
    if (typeof value === 'object') return isFault(value) ? value : tableRefused('un valore solo', sought.at);
    const table = readTable(where, frame);
    if (isFault(table)) return table;
    const index = readColumn(column, table, frame);
    if (isFault(index)) return index;
    const isApproximate = approximate ? toBoolean(approximate.run(frame), approximate.at) : true;
    if (isFault(isApproximate)) return isApproximate;
    const row = isApproximate
      ? findApproximate(value, table, call, frame)
      : findExact(value, table, call, frame);
    if (isFault(row)) return row;
    return row?.[index] ?? notFound(value, isApproximate, sought);
  };
};

/** INDICE: a cell by row and column; of a single row or column one number is enough. */
export const buildIndex: Builder = (call) => {
  const where = argumentAt(call, 0);
  const first = argumentAt(call, 1);
  const second = call.args[2];
  return (frame) => {
    if (spend(frame, 1)) return call.exhausted;
    const table = readTable(where, frame);
    if (isFault(table)) return table;
    const isRow = table.rows.length === 1;
    if (!second && !isRow && (table.rows[0]?.length ?? 0) > 1) {
      return makeFault('reference', 'La tabella ha più colonne: indica anche la colonna.', call.node);
    }
    const rowFirst = second !== undefined || !isRow;
    const row = rowFirst ? readPlace(first, table.rows.length, 'righe', frame) : 0;
    if (isFault(row)) return row;
    const across = second ?? (isRow ? first : undefined);
    const column = across ? readColumn(across, table, frame) : 0;
    if (isFault(column)) return column;
    return table.rows[row]?.[column] ?? makeFault('reference', 'La tabella non ha questa cella.', call.node);
  };
};

/**
 * CONFRONTA: the place of a value in a row or a column, from 1. Type 1 (the default): the last not beyond it, in
 * rising order; 0: the first equal one; -1: the last not below it, in falling order.
 */
export const buildMatch: Builder = (call) => {
  const sought = argumentAt(call, 0);
  const where = argumentAt(call, 1);
  const kind = call.args[2];
  return (frame) => {
    if (spend(frame, 1)) return call.exhausted;
    const value = sought.run(frame);
    if (typeof value === 'object') return isFault(value) ? value : tableRefused('un valore solo', sought.at);
    const table = readTable(where, frame);
    if (isFault(table)) return table;
    if (table.rows.length > 1 && (table.rows[0]?.length ?? 0) > 1) {
      return makeFault('not-found', 'Serve una sola riga o una sola colonna.', where.at);
    }
    const order = kind ? toNumber(kind.run(frame), kind.at) : 1;
    if (isFault(order)) return order;
    const line: Table = { kind: 'table', rows: table.rows.flat().map((cell) => [cell]) };
    const row =
      order === 0
        ? findExact(value, line, call, frame)
        : findApproximate(value, line, call, frame, order > 0 ? 1 : -1);
    if (isFault(row)) return row;
    return row
      ? line.rows.indexOf(row) + 1
      : makeFault('not-found', `${showScalar(value)} non si trova.`, sought.at);
  };
};

function readTable({ run, at }: Argument, frame: Frame): Table | Fault {
  const outcome = run(frame);
  if (isFault(outcome) || isTable(outcome)) return outcome;
  return makeFault('value', 'Qui serve una tabella.', at);
}

/** Counted from 0; the user counts from 1. */
function readPlace({ run, at }: Argument, size: number, what: string, frame: Frame): number | Fault {
  const number = toNumber(run(frame), at);
  if (isFault(number)) return number;
  const index = Math.trunc(number) - 1;
  if (index < 0) return makeFault('value', `Le ${what} si contano da 1.`, at);
  if (index >= size) return makeFault('reference', `La tabella ha solo ${size} ${what}.`, at);
  return index;
}

const readColumn = (column: Argument, table: Table, frame: Frame): number | Fault =>
  readPlace(column, table.rows[0]?.length ?? 0, 'colonne', frame);

/** `order` 1: keys rise; -1: they fall. */
function findApproximate(
  value: Scalar,
  { rows }: Table,
  call: Call,
  frame: Frame,
  order: 1 | -1 = 1,
): Row | Fault | undefined {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    if (spend(frame, 1)) return call.exhausted;
    const middle = (low + high) >>> 1;
    const key = rows[middle]?.[0] ?? false;
    if (order * compareScalars(key, value) <= 0) low = middle + 1;
    else high = middle;
  }
  const row = rows[low - 1];
  const key = row?.[0];
  return key !== undefined && kindOf(key) === kindOf(value) ? row : undefined;
}

/** Excel's limit on a sought text; with it a pattern costs at most this much a character. */
const MAX_SOUGHT_LENGTH = 255;

function findExact(value: Scalar, { rows }: Table, call: Call, frame: Frame): Row | Fault | undefined {
  if (typeof value === 'string' && value.length > MAX_SOUGHT_LENGTH) {
    return makeFault('value', `Il testo cercato supera ${MAX_SOUGHT_LENGTH} caratteri.`, call.node);
  }
  const fits = makeMatcher(value);
  for (const row of rows) {
    const key = row[0];
    if (spend(frame, typeof key === 'string' ? 1 + key.length : 1)) return call.exhausted;
    if (key !== undefined && fits(key)) return row;
  }
  return undefined;
}

function makeMatcher(value: Scalar): (key: Scalar) => boolean {
  if (typeof value !== 'string') return (key) => compareScalars(key, value) === 0;
  const fits = hasWildcard(value) ? makeWildcardMatcher(value) : undefined;
  const wanted = foldCase(value);
  return (key) => typeof key === 'string' && (fits ? fits(key) : foldCase(key) === wanted);
}

function notFound(value: Scalar, approximate: boolean, { at }: Argument): Fault {
  const message = approximate
    ? `${showScalar(value)} viene prima del primo valore della tabella.`
    : `${showScalar(value)} non è nella prima colonna della tabella.`;
  return makeFault('not-found', message, at);
}
