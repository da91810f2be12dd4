import { agree, countOf } from '@truciolo/italian';
import { cellText } from '../cells/cell-text.ts';
import { machineCodes } from '../cells/machine-codes.ts';
import { showField } from '../cells/write-cell.ts';
import { notesOf } from '../quotes/past-document.ts';
import type { StoredQuote } from '../quotes/stored-quote.ts';
import { byName, byVatNumber } from '../sheets/match-keys.ts';
import { headPaths, type PastQuoteRow } from '../sheets/past-quote.ts';
import type { Fields, RegistrySheet, SheetColumn } from '../sheets/sheet.ts';
import { applyRow } from './apply-row.ts';
import type { FileRow } from './file-rows.ts';
import { KeyIndex } from './matching.ts';
import { askAboutOddRow } from './odd-row.ts';
import type { PlannedRow, StoredMatch } from './plan-rows.ts';
import { checkGroup, checkRow, filledDown, groupRows } from './quote-rows.ts';

interface QuotesPlanInput {
  readonly sheet: RegistrySheet;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly FileRow[];
  readonly customers: readonly StoredMatch[];
  readonly quotes: readonly StoredQuote[];
  /** `YYYY-MM-DD` in Rome. */
  readonly today: string;
}

interface Draft {
  readonly row: FileRow;
  fields: Partial<PastQuoteRow>;
  readonly errors: Record<string, string>;
  readonly notes: Record<string, string>;
  readonly offers: Record<string, string>;
  changed: readonly string[];
}

const noMachines = machineCodes([]);
const customerKeys = [byVatNumber, byName];
const asCustomer = ({ customer, vatNumber }: Partial<PastQuoteRow>): Fields => ({
  name: customer ?? '',
  vatNumber: vatNumber ?? '',
});

/** Finds the customer of each quote: an existing one, or a new one, created once. */
class Buyers {
  readonly #known: KeyIndex<StoredMatch>;
  readonly #fresh = new KeyIndex<{ readonly fields: Fields }>(customerKeys);
  count = 0;

  constructor(customers: readonly StoredMatch[]) {
    this.#known = new KeyIndex(customerKeys, customers);
  }

  find(head: Partial<PastQuoteRow>) {
    return this.#known.find(asCustomer(head));
  }

  note(head: Partial<PastQuoteRow>): void {
    const fields = asCustomer(head);
    if (this.#fresh.find(fields)) return;
    this.#fresh.add({ fields });
    this.count += 1;
  }
}

/** Effect of each row on the history, with its side effects. */
export function planQuotes(input: QuotesPlanInput): { rows: PlannedRow[]; notes: string[] } {
  const { columns, rows, quotes } = input;
  const byNumber = new Map(quotes.map((quote) => [quote.number, quote]));
  const buyers = new Buyers(input.customers);
  const planned = new Map<number, PlannedRow>();
  const groups = groupRows(rows);
  for (const group of groups) {
    const drafts = filledDown(group).map((row) => readDraft(input, row));
    checkGroup(
      drafts.map(({ row, fields }) => ({ line: row.line, fields })),
      (at, path, message) => complain(columns, drafts[at], path, message),
    );
    const stored = byNumber.get(drafts[0]?.fields.number ?? '') ?? null;
    const buyer = findBuyer(columns, drafts, buyers);
    if (stored) compare(input, drafts, stored, buyer);
    else if (!buyer) askAboutOdd(columns, drafts);
    const customerGuid = buyer?.guid ?? (keepsBuyer(drafts, stored) ? stored?.customerGuid : null) ?? null;
    if (customerGuid === null) noteNewBuyer(drafts, buyers);
    noteSpoiled(drafts);
    for (const row of present(columns, drafts, stored, buyer, customerGuid)) planned.set(row.line, row);
  }
  return {
    rows: rows.flatMap(({ line }) => planned.get(line) ?? []),
    notes: notesOfPlan(groups.length, rows.length, buyers.count),
  };
}

function readDraft({ sheet, columns, today }: QuotesPlanInput, row: FileRow): Draft {
  const applied = applyRow(sheet, columns, row, { stored: null, byId: false }, noMachines);
  const fields = applied.fields as Partial<PastQuoteRow>;
  const draft: Draft = {
    row,
    fields,
    errors: { ...applied.errors },
    notes: { ...applied.notes },
    offers: {},
    changed: [],
  };
  draft.fields = {
    ...fields,
    number: (fields.number ?? '').replaceAll(/\s+/g, ' '),
    // A cost of zero means unknown.
    unitCost: fields.unitCost || null,
  };
  checkRow(row, draft.fields, today, (path, message) => complain(columns, draft, path, message));
  return draft;
}

function askAboutOdd(columns: readonly SheetColumn[], drafts: readonly Draft[]): void {
  for (const draft of drafts)
    askAboutOddRow(draft.row, draft.fields as Fields, 'number', (path, message, offer) => {
      if (offer !== undefined) draft.offers[path] = offer;
      // Overwrites other errors: that the row is not a row at all is the more important message.
      if (path === 'number') draft.errors[path] = message;
      else complain(columns, draft, path, message);
    });
}

/** Rows of a quote belong together: if one is left out, all are, and each names the cause. */
function noteSpoiled(drafts: readonly Draft[]): void {
  const spoiler = drafts.find((draft) => hasErrors([draft]));
  if (!spoiler) return;
  for (const draft of drafts) if (!hasErrors([draft])) draft.notes.number = `con la riga ${spoiler.row.line}`;
}

const hasErrors = (drafts: readonly Draft[]): boolean =>
  drafts.some(({ errors }) => Object.keys(errors).length > 0);

function complain(columns: readonly SheetColumn[], draft: Draft | undefined, path: string, message: string) {
  const place = columns.some((column) => column.path === path) ? path : columns[0]?.path;
  if (draft && place) draft.errors[place] ??= message;
}

/** The customer of the registry; null for a new one. */
function findBuyer(
  columns: readonly SheetColumn[],
  drafts: readonly Draft[],
  buyers: Buyers,
): StoredMatch | null {
  const [first] = drafts;
  if (!first?.fields.customer) return null;
  const found = buyers.find(first.fields);
  if (!found) return null;
  if (found.count > 1) {
    const name = cellText(first.row.cells.get('customer') ?? null);
    const message = `In anagrafica ci sono ${found.count} clienti «${name}»: aggiungi la partita IVA.`;
    complain(columns, first, 'customer', message);
  }
  return found.thing;
}

/** A stored quote keeps its customer if the file does not change it, even if that customer is archived. */
const keepsBuyer = (drafts: readonly Draft[], stored: StoredQuote | null): boolean =>
  stored?.imported === true &&
  drafts.every(({ changed }) => !changed.includes('customer') && !changed.includes('vatNumber'));

function noteNewBuyer(drafts: readonly Draft[], buyers: Buyers): void {
  const [first] = drafts;
  if (!first?.fields.customer) return;
  for (const draft of drafts) draft.notes.customer = 'nuovo';
  if (!hasErrors(drafts)) buyers.note(first.fields);
}

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;

/** Compares with the stored quote of the number: equal, changed, or protected. */
function compare(
  { sheet, columns }: QuotesPlanInput,
  drafts: readonly Draft[],
  stored: StoredQuote,
  buyer: StoredMatch | null,
): void {
  const [first] = drafts;
  if (!first) return;
  if (!stored.imported) {
    const message = `«${stored.number}» è il numero di un preventivo fatto in Truciolo: cambialo, per esempio «${stored.number} X».`;
    for (const draft of drafts) complain(columns, draft, 'number', message);
    return;
  }
  const isSameBuyer = buyer !== null && buyer.guid === stored.customerGuid;
  const [old] = stored.rows;
  for (const [at, draft] of drafts.entries()) {
    const before = stored.rows[at];
    draft.fields = kept(sheet, columns, draft.fields, before ?? old, before !== undefined);
    draft.changed = before
      ? sheet.columns
          .map(({ path }) => path as keyof PastQuoteRow)
          .filter((path) => path !== 'notes' && draft.fields[path] !== before[path])
          .filter((path) => !(isSameBuyer && (path === 'customer' || path === 'vatNumber')))
      : ['number'];
  }
  const notes = notesOf(drafts.map(({ fields }) => fields as PastQuoteRow));
  if (columns.some(({ path }) => path === 'notes') && notes !== (old?.notes ?? ''))
    first.changed = [...first.changed, 'notes'];
  const lost = stored.rows.length - drafts.length;
  if (lost > 0) {
    first.changed = [...first.changed, 'number'];
    first.notes.number = `toglie ${countOf(lost, 'posizione', 'posizioni')}`;
  }
  const isChanged = drafts.some(({ changed }) => changed.length > 0);
  if (isChanged && stored.revision > 1) {
    const message = `Questo preventivo è stato rivisto in Truciolo (revisione ${stored.revision}): da qui non si cambia più.`;
    complain(columns, first, 'number', message);
  }
  if (stored.archived) first.notes.number ??= 'in archivio';
}

/** Missing columns, and empty cells about the whole quote, leave the stored values unchanged. */
function kept(
  sheet: RegistrySheet,
  columns: readonly SheetColumn[],
  fields: Partial<PastQuoteRow>,
  before: PastQuoteRow | undefined,
  isSameRow: boolean,
): Partial<PastQuoteRow> {
  if (!before) return fields;
  const heads: readonly string[] = headPaths;
  const next: Record<string, unknown> = { ...fields };
  for (const column of sheet.columns) {
    const { path } = column;
    const isHead = heads.includes(path);
    const isMissing = !columns.includes(column) && (isHead || isSameRow);
    if (isMissing || (isHead && isEmpty(next[path]))) next[path] = before[path as keyof PastQuoteRow];
  }
  // The quote may have been answered since the file was written: an old sheet does not reopen it.
  if (next.state === 'sent' && before.state !== 'sent') {
    next.state = before.state;
    next.reason = before.reason;
  }
  return next as Partial<PastQuoteRow>;
}

function present(
  columns: readonly SheetColumn[],
  drafts: readonly Draft[],
  stored: StoredQuote | null,
  buyer: StoredMatch | null,
  customerGuid: string | null,
): PlannedRow[] {
  // The registry's spelling, so that one customer has one name in the statistics.
  const known = buyer ? { customer: buyer.fields.name, vatNumber: buyer.fields.vatNumber } : {};
  return drafts.map(({ row, fields, errors, notes, offers, changed }, at): PlannedRow => {
    const values = fields as Fields;
    const before = stored?.rows[at] as Fields | undefined;
    const isBad = Object.keys(errors).length > 0;
    return {
      line: row.line,
      state: isBad ? 'bad' : !stored ? 'fresh' : changed.length > 0 ? 'changed' : 'unchanged',
      guid: stored?.guid ?? null,
      version: stored?.version ?? 0,
      cells: columns.map((column) =>
        errors[column.path]
          ? cellText(row.cells.get(column.path) ?? null)
          : showField(column, values[column.path], noMachines),
      ),
      before: before
        ? Object.fromEntries(
            columns
              .filter(({ path }) => changed.includes(path) && path !== 'number')
              .map((column) => [column.path, showField(column, before[column.path], noMachines)]),
          )
        : {},
      errors,
      offers,
      notes,
      values: { ...values, ...known, customerGuid },
    };
  });
}

function notesOfPlan(quotes: number, rows: number, buyers: number): string[] {
  const sum = `${countOf(quotes, 'preventivo', 'preventivi')} in ${countOf(rows, 'riga', 'righe')}.`;
  if (buyers === 0) return [sum];
  const verb = agree(buyers, 'non è in anagrafica: verrà creato', 'non sono in anagrafica: verranno creati');
  return [sum, `${countOf(buyers, 'cliente', 'clienti')} ${verb}.`];
}
