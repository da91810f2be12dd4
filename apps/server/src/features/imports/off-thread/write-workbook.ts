import { type Cell, colToLetter, type DataValidation, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { valueAt } from '../cells/field-path.ts';
import { type MachineCodes, machineCodes } from '../cells/machine-codes.ts';
import { writeCell } from '../cells/write-cell.ts';
import {
  type CellValue,
  EXAMPLE_ID,
  headingOf,
  ID_HEADING,
  isNumeric,
  type SheetColumn,
  USUAL_WIDTH,
  type WrittenSheet,
} from '../sheets/sheet.ts';
import { writtenSheets } from '../sheets/sheets.ts';
import type { ExportRow, WriteRequest } from './messages.ts';
import { visibleSheet } from './run-read.ts';

/** Rows below the last one that already have drop-downs. */
const ROOM = 1000;
/** Empty rows of a template whose texts keep their leading zeros; a style a cell costs room in the file. */
const TEXT_ROOM = 300;
const LISTS = 'Elenchi';
const AUTHOR = 'Truciolo';
const HEAD_FILL = 'E7ECF2';
const REQUIRED_FILL = 'FBE3CF';
const EXAMPLE_INK = '7A7F87';

/** Values of a drop-down, on a hidden sheet: written into the cell rule they may not be longer than 255 characters. */
class Lists {
  readonly #lists: (readonly string[])[] = [];

  /** The range that holds these values. */
  add(values: readonly string[]): string {
    const known = this.#lists.findIndex((list) => list.join('\n') === values.join('\n'));
    const at = known >= 0 ? known : this.#lists.push(values) - 1;
    const column = colToLetter(at);
    return `${LISTS}!$${column}$1:$${column}$${values.length}`;
  }

  sheet(): WriteSheet[] {
    if (this.#lists.length === 0) return [];
    const height = Math.max(...this.#lists.map((list) => list.length));
    const rows = Array.from({ length: height }, (_, row) => this.#lists.map((list) => list[row] ?? null));
    return [{ name: LISTS, hidden: true, rows }];
  }
}

function choicesOf({ kind, options }: SheetColumn, machines: MachineCodes): readonly string[] {
  if (kind === 'flag') return ['sì', 'no'];
  if (kind === 'machine') return machines.codes;
  return Object.values(options ?? {});
}

function dropDown(
  column: SheetColumn,
  at: number,
  last: number,
  lists: Lists,
  machines: MachineCodes,
): DataValidation[] {
  const values = choicesOf(column, machines);
  if (values.length === 0) return [];
  const letter = colToLetter(at);
  return [
    {
      type: 'list',
      formula1: lists.add(values),
      range: `${letter}2:${letter}${last}`,
      allowBlank: true,
      showErrorMessage: true,
      errorTitle: column.heading,
      errorMessage: 'Scegli un valore dell’elenco.',
    },
  ];
}

const noteOf = ({ note, required, kind }: SheetColumn): string => {
  const parts = [required ? 'Obbligatorio.' : '', note ?? '', kind === 'money' ? 'In euro.' : ''];
  return parts.filter((part) => part !== '').join(' ');
};

function headCell(column: SheetColumn): Partial<Cell> {
  const note = noteOf(column);
  return {
    value: headingOf(column),
    type: 'string',
    style: {
      font: { bold: true },
      fill: {
        type: 'pattern',
        pattern: 'solid',
        fgColor: { rgb: column.required ? REQUIRED_FILL : HEAD_FILL },
      },
      alignment: { vertical: 'center', wrapText: true },
      numFmt: '@',
    },
    ...(note === '' ? {} : { comment: { author: AUTHOR, text: note } }),
  };
}

const formatOf = (column: SheetColumn): string => {
  if (column.kind === 'money') return '#,##0.00##';
  if (column.kind === 'day') return 'dd/mm/yyyy';
  return isNumeric(column) ? 'General' : '@';
};

function sheetOf(
  sheet: WrittenSheet,
  rows: readonly ExportRow[],
  template: boolean,
  lists: Lists,
  machines: MachineCodes,
): WriteSheet {
  const { columns, title } = sheet;
  const example: CellValue[][] = template
    ? [[EXAMPLE_ID, ...columns.map((column) => column.example ?? null)]]
    : [];
  const data = rows.map(({ guid, fields }): CellValue[] => [
    guid,
    ...columns.map((column) => writeCell(column, valueAt(fields, column.path), machines)),
  ]);
  const last = 1 + example.length + data.length + ROOM;
  const cells = new Map<string, Partial<Cell>>();
  for (const [index, column] of columns.entries()) cells.set(`0,${index + 1}`, headCell(column));
  if (template) {
    for (const [index, column] of columns.entries()) {
      const font = { italic: true, color: { rgb: EXAMPLE_INK } };
      cells.set(`1,${index + 1}`, {
        value: column.example ?? null,
        style: { font, numFmt: formatOf(column) },
        ...(index === 0
          ? {
              comment: {
                author: AUTHOR,
                text: 'Riga di esempio: finché resta così, l’importazione la salta.',
              },
            }
          : {}),
      });
      if (formatOf(column) !== '@') continue;
      for (let row = 2; row < TEXT_ROOM; row += 1)
        cells.set(`${row},${index + 1}`, { value: null, type: 'empty', style: { numFmt: '@' } });
    }
  }
  return {
    name: title,
    columns: [
      { width: 10, hidden: true },
      ...columns.map((column) => ({ width: column.width ?? USUAL_WIDTH, numFmt: formatOf(column) })),
    ],
    rows: [[ID_HEADING, ...columns.map(headingOf)], ...example, ...data],
    cells,
    rowDefs: new Map([[0, { height: 32 }]]),
    freezePane: { rows: 1, columns: 0 },
    dataValidations: columns.flatMap((column, index) => dropDown(column, index + 1, last, lists, machines)),
  };
}

/** Sheets of one or more registries as one workbook. */
export function runWrite(request: WriteRequest): Promise<Uint8Array> {
  const machines = machineCodes(request.machines);
  const lists = new Lists();
  const written = request.sheets.map(({ registry, rows }) =>
    sheetOf(
      visibleSheet(writtenSheets[registry], request.secrets[registry] ?? []),
      rows,
      request.template,
      lists,
      machines,
    ),
  );
  return writeXlsx({
    sheets: [...written, ...lists.sheet()],
    properties: { creator: AUTHOR, title: written.map(({ name }) => name).join(', ') },
    defaultFont: { name: 'Calibri', size: 11 },
  });
}
