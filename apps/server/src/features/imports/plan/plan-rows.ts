import type { PreviewRow, PreviewState } from '@truciolo/contract';
import { cellText } from '../cells/cell-text.ts';
import { valueAt } from '../cells/field-path.ts';
import type { MachineCodes } from '../cells/machine-codes.ts';
import { readCell } from '../cells/read-cell.ts';
import { showField } from '../cells/write-cell.ts';
import { EXAMPLE_ID, type Fields, type RegistrySheet, type SheetColumn } from '../sheets/sheet.ts';
import { type AppliedRow, applyRow } from './apply-row.ts';
import type { FileRow } from './file-rows.ts';
import { KeyIndex } from './matching.ts';
import { askAboutOddRow, type Say } from './odd-row.ts';

/** A stored row that a row of the file may refer to. */
export interface StoredMatch {
  readonly guid: string;
  readonly version: number;
  readonly archived: boolean;
  readonly fields: Fields;
}

/** A row of the preview with the values that its confirmation writes. */
export interface PlannedRow extends PreviewRow {
  readonly guid: string | null;
  readonly version: number;
  /** All fields of a new row, the changed ones of a stored row. */
  readonly values: Fields;
}

interface PlanInput {
  readonly sheet: RegistrySheet;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly FileRow[];
  readonly stored: readonly StoredMatch[];
  readonly machines: MachineCodes;
}

/** Key fields of a row of the file; unreadable cells match nothing. */
export function keyFields(columns: readonly SheetColumn[], row: FileRow, machines: MachineCodes): Fields {
  const plain = columns.filter(({ kind, path }) => kind === 'text' && !path.includes('.'));
  return Object.fromEntries(
    plain.map((column) => {
      const result = readCell(column, row.cells.get(column.path) ?? null, machines);
      return [column.path, result.kind === 'value' ? result.value : ''];
    }),
  );
}

/** The untouched example of the template; a row typed over it is a normal row. */
export function isExample(sheet: RegistrySheet, row: FileRow): boolean {
  if (row.id !== EXAMPLE_ID) return false;
  return sheet.columns.every(
    ({ path, example = null }) =>
      !row.cells.has(path) || cellText(row.cells.get(path) ?? null) === cellText(example),
  );
}

function stateOf({ errors, changed }: AppliedRow, stored: StoredMatch | null): PreviewState {
  if (Object.keys(errors).length > 0) return 'bad';
  if (!stored) return 'fresh';
  return changed.length > 0 ? 'changed' : 'unchanged';
}

/** Effect of each row of the file on the registry. */
export function planRows({ sheet, columns, rows, stored, machines }: PlanInput): PlannedRow[] {
  const byGuid = new Map(stored.map((row) => [row.guid, row]));
  const active = new KeyIndex(
    sheet.keys,
    stored.filter(({ archived }) => !archived),
  );
  const earlier = new KeyIndex<{ line: number; guid: string | null; fields: Fields }>(sheet.keys);
  const taken = new Map<string, number>();

  return rows.map((row) => {
    const wanted = keyFields(columns, row, machines);
    const named = byGuid.get(row.id.toLowerCase()) ?? null;
    const found = named ? null : active.find(wanted);
    const target = named ?? found?.thing ?? null;
    const applied = applyRow(
      sheet,
      columns,
      row,
      { stored: target?.fields ?? null, byId: named !== null },
      machines,
    );
    const errors: Record<string, string> = { ...applied.errors };
    const offers: Record<string, string> = {};
    const complain: Say = (path, message, offer) => {
      const place = columns.some((column) => column.path === path) ? path : columns[0]?.path;
      if (!place) return;
      errors[place] ??= message;
      if (offer !== undefined) offers[place] ??= offer;
    };

    if (!target || applied.changed.includes('vatNumber'))
      askAboutOddRow(row, applied.fields, columns[0]?.path ?? '', complain);
    if (found && found.count > 1) {
      const what = cellText(row.cells.get(found.key.path) ?? null);
      complain(
        found.key.path,
        `Ci sono ${found.count} voci «${what}»: aggiungi al file la colonna che le distingue, o parti da un’esportazione.`,
      );
    }
    // Two rows that match two stored rows stay separate, however much they share.
    const sure = named ?? (found?.count === 1 ? found.thing : null);
    const alike = earlier.find(wanted);
    const isOther = sure !== null && alike?.thing.guid != null && alike.thing.guid !== sure.guid;
    const twin = isOther ? null : alike;
    const before = target ? taken.get(target.guid) : undefined;
    if (twin) {
      const what = cellText(row.cells.get(twin.key.path) ?? null);
      complain(twin.key.path, `«${what}» è già alla riga ${twin.thing.line} di questo file.`);
    } else if (before !== undefined) {
      complain(sheet.keys[0]?.path ?? '', `È la stessa voce della riga ${before} di questo file.`);
    }
    earlier.add({ line: row.line, guid: sure?.guid ?? null, fields: wanted });
    if (target && before === undefined) taken.set(target.guid, row.line);
    for (const key of sheet.keys.filter(({ unique }) => unique)) {
      const value = key.read(applied.fields);
      const owner =
        value === '' ? undefined : active.withValue(key, value).find(({ guid }) => guid !== target?.guid);
      if (owner && !target?.archived) complain(key.path, 'C’è già un’altra voce con questo valore.');
    }

    const judged = { ...applied, errors };
    const touched = new Set(applied.changed.map((path) => path.split('.')[0] ?? path));
    return {
      line: row.line,
      state: stateOf(judged, target),
      guid: target?.guid ?? null,
      version: target?.version ?? 0,
      cells: columns.map((column) =>
        errors[column.path]
          ? cellText(row.cells.get(column.path) ?? null)
          : showField(column, valueAt(applied.fields, column.path), machines),
      ),
      before: target
        ? Object.fromEntries(
            columns
              .filter(({ path }) => applied.changed.includes(path))
              .map((column) => [
                column.path,
                showField(column, valueAt(target.fields, column.path), machines),
              ]),
          )
        : {},
      errors,
      offers,
      notes: applied.notes,
      values: target
        ? Object.fromEntries([...touched].map((field) => [field, applied.fields[field]]))
        : applied.fields,
    };
  });
}
