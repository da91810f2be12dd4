import { findHeadingRow, headingKey, type Mapping, matchHeadings } from '@truciolo/headings';
import { findMaterial, findMaterialsIn } from '@truciolo/materials-library';
import type { Claim, Proof } from '../claim.ts';
import { daysIn } from '../read/dates.ts';
import { blankDraft, type Draft, named, type RegistryMaterial } from '../read/draft.ts';
import { sameAgain } from '../read/quantities.ts';
import { treatmentsIn } from '../words/treatments.ts';
import { bareColumns, type Columns, isCode } from './bare-columns.ts';
import { LIST_COLUMNS, QUANTITY_HEADING, YEARLY_HEADING } from './columns.data.ts';
import { readHead } from './two-row-head.ts';

/** A table with the place of each of its cells. */
export interface ListTable {
  readonly rows: readonly (readonly string[])[];
  proof(row: number, column: number): Proof;
}

interface ListOptions {
  readonly today: string;
  readonly registry: readonly RegistryMaterial[];
  /** Headings that the company has mapped before. */
  readonly remembered?: Mapping;
}

const TOTAL = /^(?:totale|total|summe|gesamt|somma|subtotale)\b/i;
const NOTHING = /^(?:-+|–|—|\/|n\.?a\.?|nessun[oa]?|none|keine?|ohne|x)?$/i;

function countsOf(cell: string): number[] {
  const clean = cell
    .replaceAll(/(?:pz|pezzi|pcs|stk|stück|ea(?!\p{L})|nr|n\.|cad(?:auno)?(?!\p{L}))\.?/giu, ' ')
    .replace(/^\s*1\s?[x×]\s?(?=\d)/i, '')
    .replace(/^\s*(?:da|from|von)\s+(\d[\d.'’]*)\s+(?:a|to|bis)\s+(?=\d)/i, '$1-')
    .trim()
    // «1.200,00»: programs print pieces with decimals.
    .replace(/[.,]0{1,3}$/, (decimals) => (/^\.0{3}$/.test(decimals) ? decimals : ''));
  const together = sameAgain(clean);
  if (together !== null) return [together];
  // "1.000" is a thousand; a cell of Excel that holds the number 1000.5 is no count of pieces.
  if (!/^\d[\d.'’\s/;,+-]*$/.test(clean)) return [];
  const counts = clean
    .split(/\s*[/;,+-]\s*|\s+/)
    .map((part) =>
      /^\d{1,3}(?:[.'’]\d{3})+$|^\d+$/.test(part) ? Number(part.replaceAll(/[.'’]/g, '')) : Number.NaN,
    );
  return counts.every((count) => Number.isInteger(count) && count > 0 && count <= 1_000_000) ? counts : [];
}

/** American lists name steels by their digits alone: «4140». */
const libraryIdOf = (material: string): string | undefined =>
  (findMaterialsIn(material)[0]?.material ?? findMaterial(material))?.id;

function columnsOf(headings: readonly string[], remembered: Mapping): Columns {
  const keys = headings.map(headingKey);
  const isLot = (key: string) => QUANTITY_HEADING.test(key) && !YEARLY_HEADING.test(key);
  // A column of quantities is never guessed to be something else.
  const others = headings.map((text, at) =>
    isLot(keys[at] ?? '') || YEARLY_HEADING.test(keys[at] ?? '') ? '' : text,
  );
  const matches = matchHeadings(LIST_COLUMNS, others, remembered).filter(({ path }) => path !== null);
  const codeAt = matches.find(({ path }) => path === 'code')?.at;
  return {
    at: new Map(matches.map(({ path, at }) => [path ?? '', at])),
    sure: new Set(matches.filter(({ sure }) => sure).map(({ path }) => path ?? '')),
    codeAndRevision: headings.some((text, at) => at === codeAt && /\b(?:rev|ind|index|indice)\b/i.test(text)),
    quantities: keys.flatMap((key, at) => (isLot(key) ? [at] : [])),
    yearly: keys.findIndex((key) => YEARLY_HEADING.test(key)) + 1 || undefined,
  };
}

/** Some programs call the number of a part its material: a column of codes that names no material has the codes. */
function withMaterialNumbers(columns: Columns, rows: readonly (readonly string[])[]): Columns {
  const at = columns.at.get('material');
  if (at === undefined || columns.at.has('code')) return columns;
  const cells = rows.flatMap((row) => (row[at] ? [row[at]] : []));
  if (cells.length === 0 || !cells.every((cell) => isCode(cell) && findMaterialsIn(cell).length === 0))
    return columns;
  const others = [...columns.at].filter(([path]) => path !== 'material');
  return { ...columns, at: new Map([...others, ['code', at]]), sure: new Set([...columns.sure, 'code']) };
}

/** Positions of a table whose headings say what its columns are; null when it is no list of parts. */
export function readList(
  table: ListTable,
  { today, registry, remembered = {} }: ListOptions,
): Draft[] | null {
  const texts = table.rows.slice(0, 20);
  const isLotRow = (row: readonly string[]) => row.some((text) => QUANTITY_HEADING.test(headingKey(text)));
  const { at: headingRow } = findHeadingRow(
    LIST_COLUMNS,
    texts.map((row) => (isLotRow(row) ? row : row.filter((text) => text.length < 40))),
    remembered,
  );
  const upper = table.rows[headingRow];
  if (!upper) return readBare(table, { today, registry });
  const head = readHead(upper, table.rows[headingRow + 1]);
  const first = headingRow + head.rows;
  const columns = withMaterialNumbers(columnsOf(head.headings, remembered), table.rows.slice(first));
  const isList = columns.at.has('code') || (columns.at.has('description') && columns.quantities.length > 0);
  if (!isList || columns.at.size + columns.quantities.length < 2) return readBare(table, { today, registry });
  const lots = columns.quantities.length > 0 ? [] : lotsToPrice(table, headingRow);
  return table.rows.slice(first).flatMap((row, below) => {
    const draft = readRow(table, row, first + below, columns, { today, registry });
    if (draft && lots.length > 1) draft.quantities = [...lots];
    return draft ? [draft] : [];
  });
}

/** «Prezzo 10 pz», «50 pz»: the columns for the price of each lot, which the buyer leaves open. */
const LOT_TO_PRICE =
  /^(?:prezzo|price|preis|€)?\s*(?:unitario\s*)?(?:per|for|für|x|@|a|da)?\s*(\d{1,6})\s*(?:pz|pezzi|pcs|stk|stück)\.?$/iu;

const lotsToPrice = (table: ListTable, row: number): readonly Claim<number>[] =>
  (table.rows[row] ?? []).flatMap((text, column) => {
    const lot = LOT_TO_PRICE.exec(text.trim())?.[1];
    return lot === undefined
      ? []
      : [
          {
            value: Number(lot),
            proof: table.proof(row, column),
            confidence: 0.85,
            reason: 'colonna per il prezzo del lotto',
          },
        ];
  });

/** A table without headings, whose columns are known by what stands in them. */
function readBare(table: ListTable, options: ListOptions): Draft[] | null {
  const columns = bareColumns(table.rows);
  if (!columns) return null;
  return table.rows.flatMap((row, at) => readRow(table, row, at, columns, options) ?? []);
}

/** «CZ-700 rev. 2», and «CZ-700 / 2» below «Disegno / Rev.»: the revision stands in the cell of the code. */
function splitRevision(cell: string, { codeAndRevision }: Columns): readonly [string, string | undefined] {
  const pattern = codeAndRevision
    ? /^(.*\S)(?:\s*\/\s*|\s+-\s+|\s+(?=rev|ind))(?:rev\.?\s*|ind\.?\s*)?([A-Z]|\d{1,2})$/i
    : /^(.*\S)[\s,(/-]+(?:rev\.?|ind(?:ice|ex|\.)|issue)\s*([A-Z]|\d{1,2})\)?$/i;
  const [, code, revision] = pattern.exec(cell) ?? [];
  return code === undefined ? [cell, undefined] : [code, revision];
}

function readRow(
  table: ListTable,
  row: readonly string[],
  at: number,
  columns: Columns,
  { today, registry }: ListOptions,
): Draft | null {
  const raw = (path: string): string => {
    const text = row[columns.at.get(path) ?? -1] ?? '';
    return NOTHING.test(text) ? '' : text;
  };
  const claim = <T>(path: string, value: T): Claim<T> => ({
    value,
    proof: table.proof(at, columns.at.get(path) ?? 0),
    confidence: columns.sure.has(path) ? 0.97 : 0.75,
    reason: columns.sure.has(path) ? 'colonna dell’elenco' : 'colonna dell’elenco, intestazione simile',
  });
  const description = raw('description');
  const [code, behind] = splitRevision(raw('code'), columns);
  // A line of totals closes the list.
  if (TOTAL.test(row.find((text) => text !== '') ?? '')) return null;
  if (code === '' && description === '') return null;
  const draft = blankDraft();
  if (code !== '') draft.code = claim('code', code);
  if (description !== '') draft.description = claim('description', description);
  const revision = row[columns.at.get('revision') ?? -1] ?? '';
  if (behind !== undefined) draft.revision = claim('code', behind);
  if (!/^[-–—]?$/.test(revision)) draft.revision = claim('revision', revision.replace(/^rev\.?\s*/i, ''));
  const material = raw('material');
  if (material !== '')
    draft.materials = [claim('material', named(material, libraryIdOf(material), registry))];
  const treatment = raw('treatment');
  const treatments = treatmentsIn(treatment);
  if (treatments.length > 0)
    draft.treatments = treatments.map(({ name, kind, detail }) => claim('treatment', { name, kind, detail }));
  else if (treatment !== '')
    draft.treatments = [claim('treatment', { name: treatment, kind: 'surface', detail: '' } as const)];
  const [day] = daysIn(`consegna: ${raw('date')}`, today);
  if (day) draft.date = claim('date', { ...day.value, raw: raw('date') });
  if (raw('notes') !== '') draft.notes = [claim('notes', raw('notes'))];
  draft.quantities = columns.quantities.flatMap((column) =>
    countsOf(row[column] ?? '').map((value) => ({
      value,
      proof: table.proof(at, column),
      confidence: 0.97,
      reason: 'colonna dell’elenco',
    })),
  );
  if (columns.yearly !== undefined) {
    const [value] = countsOf(row[columns.yearly - 1] ?? '');
    if (value !== undefined)
      draft.yearly = {
        value,
        proof: table.proof(at, columns.yearly - 1),
        confidence: 0.95,
        reason: 'fabbisogno annuo dell’elenco',
      };
  }
  return draft;
}
