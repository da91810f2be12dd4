import { MAX_POSITIONS, TOO_MANY_POSITIONS } from '@truciolo/quote';
import { cellText } from '../cells/cell-text.ts';
import { headPaths, type PastQuoteRow, positionPaths } from '../sheets/past-quote.ts';
import type { CellValue } from '../sheets/sheet.ts';
import type { FileRow } from './file-rows.ts';

/** A cell as a quote number: trimmed, with single blanks. */
export const numberOf = (cell: CellValue): string => cellText(cell).replaceAll(/\s+/g, ' ');

/** Rows of the same number, in their order. Rows without a number form their own group. */
export function groupRows(rows: readonly FileRow[]): FileRow[][] {
  const groups = new Map<string, FileRow[]>();
  for (const row of rows) {
    const number = numberOf(row.cells.get('number') ?? null);
    const key = number === '' ? `line ${row.line}` : `number ${number}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/** Empty cells of later rows take the value of an earlier row of the same quote. */
export function filledDown(group: readonly FileRow[]): FileRow[] {
  const said = new Map<string, CellValue>();
  return group.map((row) => {
    const cells = new Map(row.cells);
    for (const path of headPaths) {
      if (!cells.has(path)) continue;
      const cell = cells.get(path) ?? null;
      if (cellText(cell) !== '') {
        if (!said.has(path)) said.set(path, cell);
      } else if (said.has(path)) cells.set(path, said.get(path) ?? null);
    }
    return { ...row, cells };
  });
}

type Say = (path: string, message: string) => void;

/** The largest total of a position, 1/10,000 €: a larger price is a typo. */
const MOST_UNITS = 1e12;

/** Checks that need several columns of a row. */
export function checkRow(row: FileRow, fields: Partial<PastQuoteRow>, today: string, say: Say): void {
  for (const path of ['number', 'code'] as const)
    if (row.cells.get(path) instanceof Date)
      say(path, 'Excel ha letto una data: formatta la cella come testo e riscrivi il valore.');
  if (fields.date && fields.date > today)
    say('date', 'La data è nel futuro: qui vanno i preventivi passati.');
  if (fields.state === 'sent' && fields.reason)
    say('reason', 'C’è un motivo, ma lo stato è «Inviato»: correggi uno dei due.');
  if (!fields.code && !fields.description) say('code', 'Scrivi il codice o la descrizione.');
  const { quantity = 0, unitPrice = 0, unitCost = 0 } = fields;
  if (quantity * unitPrice > MOST_UNITS || quantity * (unitCost ?? 0) > MOST_UNITS)
    say('quantity', 'Il totale supera 100 milioni di euro: controlla quantità e importi.');
}

const headNames: Readonly<Record<(typeof headPaths)[number], string>> = {
  date: 'un’altra data',
  customer: 'un altro cliente',
  vatNumber: 'un’altra partita IVA',
  title: 'un altro oggetto',
  reference: 'un altro riferimento',
  state: 'un altro stato',
  reason: 'un altro motivo',
  validityDays: 'un’altra validità',
  deliveryTerms: 'un’altra consegna',
};

interface Line {
  readonly line: number;
  readonly fields: Partial<PastQuoteRow>;
}

const sameThing = ({ fields }: Line): string => JSON.stringify(positionPaths.map((path) => fields[path]));

/** The rows of one quote must agree on its common fields, and a position may occur only once. */
export function checkGroup(
  group: readonly Line[],
  say: (at: number, path: string, message: string) => void,
): void {
  const [first] = group;
  if (!first) return;
  const seen = new Map<string, number>();
  for (const [at, row] of group.entries()) {
    for (const path of headPaths) {
      if (row.fields[path] === first.fields[path]) continue;
      const hint =
        path === 'date' || path === 'customer'
          ? `: se sono due preventivi rendi unico il numero, per esempio «${first.fields.number}/${row.fields.date?.slice(0, 4) ?? '2024'}»`
          : '';
      say(at, path, `Lo stesso preventivo ha ${headNames[path]} alla riga ${first.line}${hint}.`);
    }
    const thing = sameThing(row);
    const twin = seen.get(thing);
    if (twin !== undefined) say(at, 'code', `È la stessa posizione della riga ${twin}: togline una.`);
    else seen.set(thing, row.line);
    if (at >= MAX_POSITIONS) say(at, 'number', TOO_MANY_POSITIONS);
  }
}
