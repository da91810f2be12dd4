import type { z } from 'zod';
import { type CellResult, isSameCell } from '../cells/cell-result.ts';
import { setValueAt, valueAt } from '../cells/field-path.ts';
import type { MachineCodes } from '../cells/machine-codes.ts';
import { readCell } from '../cells/read-cell.ts';
import { writeCell } from '../cells/write-cell.ts';
import type { Fields, RegistrySheet, SheetColumn } from '../sheets/sheet.ts';
import type { FileRow } from './file-rows.ts';

export interface AppliedRow {
  /** The resulting row. */
  readonly fields: Fields;
  /** Paths of the columns that differ from the stored row. */
  readonly changed: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  /** How an ambiguous cell was read. */
  readonly notes: Readonly<Record<string, string>>;
}

interface Target {
  /** The stored row; null for a new one. */
  readonly stored: Fields | null;
  /** The file names the row by its ID: an empty cell then empties the field, otherwise it leaves it unchanged. */
  readonly byId: boolean;
}

const REQUIRED = 'Campo obbligatorio.';
const KEEP = Symbol('keep');

/** Value of a field whose cell is empty. */
function emptied({ kind }: SheetColumn, atStart: unknown): unknown {
  if (kind === 'text') return '';
  if (kind === 'list') return [];
  if (kind === 'range') return undefined;
  return atStart === null ? null : KEEP;
}

const entryOf = ({ entries = {} }: RegistrySheet, path: string): string | undefined =>
  Object.keys(entries).find((entry) => path.startsWith(`${entry}.`));

/** Puts the cells of a row into the fields they belong to. */
export function applyRow(
  sheet: RegistrySheet,
  columns: readonly SheetColumn[],
  row: FileRow,
  { stored, byId }: Target,
  machines: MachineCodes,
): AppliedRow {
  const blank = sheet.blank();
  const fields = structuredClone(stored ?? blank) as Record<string, unknown>;
  const changed: string[] = [];
  const errors: Record<string, string> = {};
  const notes: Record<string, string> = {};
  const results = new Map<SheetColumn, CellResult>(
    columns.map((column) => [column, readCell(column, row.cells.get(column.path) ?? null, machines)]),
  );
  const isUntouched = (entry: string) =>
    columns.every((column) => !column.path.startsWith(`${entry}.`) || results.get(column)?.kind === 'empty');
  for (const [column, result] of results) {
    const { path } = column;
    if (row.merged.has(path)) errors[path] = 'La cella è unita con quelle accanto: dividila.';
    else if (result.kind === 'bad') errors[path] = result.message;
    if (errors[path]) continue;
    const entry = entryOf(sheet, path);
    if (entry !== undefined && isUntouched(entry)) continue;
    const now = valueAt(fields, path);
    if (result.kind === 'empty') {
      if (column.required && (byId || !stored)) errors[path] = REQUIRED;
      const next = byId && !column.required ? emptied(column, valueAt(blank, path)) : KEEP;
      if (next === KEEP || isSameCell(readCell(column, writeCell(column, now, machines), machines), result))
        continue;
      setValueAt(fields, path, next);
      changed.push(path);
    } else if (result.kind === 'value') {
      // Compared in the form of the sheet, so that an unchanged export gives no change.
      if (result.note !== undefined) notes[path] = result.note;
      if (stored && isSameCell(readCell(column, writeCell(column, now, machines), machines), result))
        continue;
      if (entry !== undefined && valueAt(fields, entry) === undefined)
        setValueAt(fields, entry, structuredClone(sheet.entries?.[entry]));
      setValueAt(fields, path, result.value);
      changed.push(path);
    }
  }
  if (!stored) requireColumns(sheet, columns, errors);
  return judged(sheet, columns, { fields, changed, errors, notes }, stored);
}

/** A new row needs every required column, including those that the file does not have. */
function requireColumns(
  sheet: RegistrySheet,
  columns: readonly SheetColumn[],
  errors: Record<string, string>,
): void {
  const missing = sheet.columns.filter((column) => column.required && !columns.includes(column));
  if (missing.length === 0) return;
  const place = columns.find(({ path }) => path === sheet.keys[0]?.path) ?? columns[0];
  const names = missing.map(({ heading }) => `«${heading}»`).join(', ');
  if (place) errors[place.path] ??= `È una riga nuova: nel file manca la colonna ${names}.`;
}

/** Cached per registry: a schema is compiled at its first use. */
const partials = new Map<RegistrySheet, z.ZodType<Fields>>();
function partialOf(sheet: RegistrySheet): z.ZodType<Fields> {
  const known = partials.get(sheet) ?? sheet.fields.partial();
  partials.set(sheet, known);
  return known;
}

/** Validates with the contract's rules: all fields of a new row, the changed fields of a stored one. */
function judged(
  sheet: RegistrySheet,
  columns: readonly SheetColumn[],
  row: AppliedRow,
  stored: Fields | null,
): AppliedRow {
  const touched = [...new Set(row.changed.map((path) => path.split('.')[0] ?? path))];
  const values = stored ? Object.fromEntries(touched.map((field) => [field, row.fields[field]])) : row.fields;
  const parsed = (stored ? partialOf(sheet) : sheet.fields).safeParse(values);
  if (parsed.success) return { ...row, fields: { ...row.fields, ...parsed.data } };
  const errors: Record<string, string> = { ...row.errors };
  for (const issue of parsed.error.issues) {
    const place = issue.path.join('.');
    const column = columns.find(({ path }) => path === place || place.startsWith(`${path}.`)) ?? columns[0];
    if (column) errors[column.path] ??= issue.message;
  }
  return { ...row, errors };
}
