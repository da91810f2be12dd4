import { isGuid, NAMED_LINES, type PreviewState, type SheetField, type SheetKind } from '@truciolo/contract';
import { cellText } from '../cells/cell-text.ts';
import { machineCodes } from '../cells/machine-codes.ts';
import { readTable, type Table } from '../file/read-table.ts';
import { Refusal } from '../file/refusal.ts';
import { type FileRow, readFileRows } from '../plan/file-rows.ts';
import { ID_PATH } from '../plan/headings.ts';
import { findLayout, type Layout, needsMapping } from '../plan/layout.ts';
import { mendedRows } from '../plan/mended-rows.ts';
import { planQuotes } from '../plan/plan-quotes.ts';
import { isExample, keyFields, type PlannedRow, planRows } from '../plan/plan-rows.ts';
import { numberOf } from '../plan/quote-rows.ts';
import { rowsToSave } from '../plan/rows-to-save.ts';
import { byName, byVatNumber } from '../sheets/match-keys.ts';
import {
  headingOf,
  isNumeric,
  type RegistrySheet,
  type SheetColumn,
  USUAL_WIDTH,
  type WrittenSheet,
} from '../sheets/sheet.ts';
import { sheets } from '../sheets/sheets.ts';
import {
  CHUNK_ROWS,
  type MappingResult,
  type PlanResult,
  type ReadRequest,
  type StoredReply,
  type WantedKeys,
} from './messages.ts';

const SAMPLES = 3;

/** The sheet without columns that this user may not see. */
export function visibleSheet<Sheet extends WrittenSheet>(sheet: Sheet, secrets: readonly string[]): Sheet {
  const columns = sheet.columns.filter(({ path }) => !secrets.includes(path.split('.')[0] ?? path));
  return { ...sheet, columns };
}

const fieldOf = (column: SheetColumn): SheetField => ({
  path: column.path,
  heading: headingOf(column),
  numeric: isNumeric(column),
  required: column.required ?? false,
  options: Object.values(column.options ?? {}),
  width: column.width ?? USUAL_WIDTH,
});

function mappingResult(sheet: RegistrySheet, table: Table, layout: Layout, note: string): MappingResult {
  const below = table.rows.slice(layout.headingRow + 1);
  const samplesAt = (at: number) =>
    below
      .map((row) => cellText(row[at] ?? null))
      .filter((text) => text !== '')
      .slice(0, SAMPLES);
  return {
    kind: 'mapping',
    sheet: table.sheet,
    sheets: table.sheets,
    note,
    columns: layout.matches
      .filter(({ path }) => path !== ID_PATH)
      .map(({ heading, at, path }) => ({ heading, samples: samplesAt(at), proposed: path })),
    fields: sheet.columns.map(fieldOf),
  };
}

function wantedKeys(
  sheet: RegistrySheet,
  columns: readonly SheetColumn[],
  rows: readonly FileRow[],
): WantedKeys {
  const fields = rows.map((row) => keyFields(columns, row, machineCodes([])));
  const valuesOf = (key: RegistrySheet['keys'][number]) => [
    ...new Set(fields.map((one) => key.read(one)).filter((value) => value !== '')),
  ];
  return {
    guids: rows.map(({ id }) => id).filter(isGuid),
    keys: Object.fromEntries(sheet.keys.map((key) => [key.name, valuesOf(key)])),
  };
}

/** Keys of the quotes and customers that the file names. */
function wantedQuotes(columns: readonly SheetColumn[], rows: readonly FileRow[]): WantedKeys {
  const customers = rows.map((row) => {
    const { customer, vatNumber } = keyFields(columns, row, machineCodes([]));
    return { name: customer, vatNumber };
  });
  const distinct = (values: readonly string[]) => [...new Set(values.filter((value) => value !== ''))];
  return {
    guids: [],
    keys: {
      number: distinct(rows.map(({ cells }) => numberOf(cells.get('number') ?? null))),
      vat: distinct(customers.map(byVatNumber.read)),
      name: distinct(customers.map(byName.read)),
    },
  };
}

interface Reading {
  readonly request: ReadRequest;
  readonly sheet: RegistrySheet;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly FileRow[];
}

type LookUp = (wanted: WantedKeys) => Promise<StoredReply>;

/** Effect of every row, compared with the stored rows. */
async function plan({ request, sheet, columns, rows }: Reading, lookUp: LookUp) {
  if (request.registry === 'quotes') {
    const { stored: customers, quotes } = await lookUp(wantedQuotes(columns, rows));
    return planQuotes({ sheet, columns, rows, customers, quotes, today: request.today });
  }
  const { stored } = await lookUp(wantedKeys(sheet, columns, rows));
  const machines = machineCodes(request.machines);
  return { rows: planRows({ sheet, columns, rows, stored, machines }), notes: [] };
}

type Packed = Pick<PlanResult, 'counts' | 'saves' | 'badLines' | 'states' | 'chunks'>;

function packed(rows: readonly PlannedRow[], registry: SheetKind): Packed {
  const counts = { total: rows.length, fresh: 0, changed: 0, unchanged: 0, bad: 0 };
  for (const { state } of rows) counts[state] += 1;
  const chunks: string[] = [];
  for (let at = 0; at < rows.length; at += CHUNK_ROWS)
    chunks.push(JSON.stringify(rows.slice(at, at + CHUNK_ROWS)));
  const kept = rowsToSave(rows, registry);
  // A quote has several rows but counts as one saved item.
  const things = (state: PreviewState) => {
    const found = kept.filter((row) => row.state === state);
    return registry === 'quotes' ? new Set(found.map(({ values }) => values.number)).size : found.length;
  };
  return {
    counts,
    saves: { created: things('fresh'), updated: things('changed'), skipped: rows.length - kept.length },
    badLines: rows.flatMap(({ state, line }) => (state === 'bad' ? [line] : [])).slice(0, NAMED_LINES),
    states: rows.map(({ state }) => state[0]).join(''),
    chunks,
  };
}

/** Reads a file, matches its rows with the stored ones and plans each. */
export async function runRead(request: ReadRequest, lookUp: LookUp): Promise<MappingResult | PlanResult> {
  const sheet = visibleSheet(sheets[request.registry], request.secrets);
  const table = await readTable(
    Buffer.from(request.bytes.buffer, request.bytes.byteOffset, request.bytes.length),
    sheet.title,
    request.sheet,
  );
  const layout = findLayout(sheet, table.rows, request.remembered);
  const note = needsMapping(layout) ?? (request.remap ? 'Indica che cosa c’è in ogni colonna.' : null);
  if (note !== null) return mappingResult(sheet, table, layout, note);
  const read = await readFileRows(table, layout, sheet);
  const { columns, rows: all } = mendedRows(sheet, read, request);
  const rows = all.filter((row) => !isExample(sheet, row));
  if (rows.length === 0) {
    const only =
      all.length > 0
        ? 'Nel foglio c’è solo la riga di esempio'
        : 'Sotto le intestazioni non c’è nessuna riga';
    throw new Refusal(`${only}: aggiungi i tuoi dati e riprova.`);
  }
  const planned = await plan({ request, sheet, columns, rows }, lookUp);
  return {
    kind: 'plan',
    sheet: table.sheet,
    sheets: table.sheets,
    columns: columns.map(fieldOf),
    ignored: layout.matches.filter(({ path }) => path === null).map(({ heading }) => heading),
    exampleSkipped: rows.length < all.length,
    notes: planned.notes,
    ...packed(planned.rows, request.registry),
  };
}
