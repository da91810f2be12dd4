import { parseItalianNumber } from '@truciolo/italian';
import { searchKey } from '../../../platform/registry/search-key.ts';
import type { CellValue, SheetColumn } from '../sheets/sheet.ts';
import { bad, type CellResult, EMPTY, value } from './cell-result.ts';
import { cellText, isEmptyValueWord, isFormulaError, readDay } from './cell-text.ts';
import type { MachineCodes } from './machine-codes.ts';
import { readNumber } from './read-number.ts';

const YES = new Set(['si', 's', 'vero', 'true', 'x', '1', 'yes', 'y']);
const NO = new Set(['no', 'n', 'falso', 'false', '0']);

/** Excel removes leading zeros from numbers: they are restored where the length is known. */
function readText({ digits }: SheetColumn, cell: CellValue): CellResult {
  const text = cellText(cell);
  return value(typeof cell === 'number' && digits && /^\d+$/.test(text) ? text.padStart(digits, '0') : text);
}

function readFlag(text: string): CellResult {
  const word = searchKey(text);
  if (YES.has(word)) return value(true);
  return NO.has(word) ? value(false) : bad(`«${text}»: scrivi sì oppure no.`);
}

/** «Persa» and «perso» are one word: an offer is feminine, a quote is not. */
const ungendered = (text: string): string => searchKey(text).replace(/[oa]$/, '');

function readChoice({ options = {}, words = {} }: SheetColumn, text: string): CellResult {
  const find = (same: (one: string) => boolean) =>
    Object.entries(options).find(([stored, label]) => [label, stored, ...(words[stored] ?? [])].some(same));
  const found =
    find((one) => searchKey(one) === searchKey(text)) ?? find((one) => ungendered(one) === ungendered(text));
  if (found) return value(found[0]);
  return bad(`«${text}» non è fra i valori ammessi: ${Object.values(options).join(', ')}.`);
}

/** One a line where an entry itself has a semicolon. */
function readList(text: string): CellResult {
  const entries = text.split(text.includes('\n') ? '\n' : ';').map((entry) => entry.trim());
  return value([...new Set(entries.filter((entry) => entry !== ''))]);
}

function readRange(cell: CellValue): CellResult {
  if (cell instanceof Date) return bad('Excel ha letto una data: formatta la cella come testo.');
  const text = cellText(cell);
  const ends = text.split(/\s*[-–—]\s*/).map((end) => parseItalianNumber(end, 'thousands'));
  const [low, high = low] = ends.map((end) => (end.kind === 'number' ? Number(end.text) : null));
  if (low === undefined || low === null || high === undefined || high === null || ends.length > 2) {
    return bad(`«${text}» non è un intervallo: scrivi per esempio 150-220.`);
  }
  return low <= high ? value([low, high]) : bad('La minima è più grande della massima.');
}

function readMachine(text: string, machines: MachineCodes): CellResult {
  const guid = machines.guidOf(text);
  return guid
    ? value(guid)
    : bad(`La macchina «${text}» non c’è nel Parco Macchine: aggiungila o correggi il codice.`);
}

/** `YYYY-MM-DD`. A plain number of Excel is not a day: its meaning would be a guess. */
function readDate(cell: CellValue): CellResult {
  const text = cellText(cell);
  const day = cell instanceof Date ? cell : typeof cell === 'string' ? readDay(text) : null;
  if (!day || Number.isNaN(day.getTime()))
    return bad(`«${text}» non è una data: scrivi per esempio 31/12/2025.`);
  return value(day.toISOString().slice(0, 10));
}

/** The field's value out of a cell, or one sentence saying what is wrong with it. */
export function readCell(column: SheetColumn, cell: CellValue, machines: MachineCodes): CellResult {
  const text = cellText(cell);
  if (text === '') return EMPTY;
  if (isFormulaError(text)) return bad(`La formula della cella dà errore (${text}).`);
  if (isEmptyValueWord(text)) return bad(`«${text}» non è un dato: svuota la cella o scrivi il valore.`);
  switch (column.kind) {
    case 'text':
      return readText(column, cell);
    case 'flag':
      return readFlag(text);
    case 'choice':
      return readChoice(column, text);
    case 'list':
      return readList(text);
    case 'range':
      return readRange(cell);
    case 'machine':
      return readMachine(text, machines);
    case 'day':
      return readDate(cell);
    default:
      return readNumber(column, cell);
  }
}
