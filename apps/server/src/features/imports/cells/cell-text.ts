import { italianDay } from '@truciolo/italian';
import type { CellValue } from '../sheets/sheet.ts';

/** 31/12/2025; Excel's days have no time zone and arrive as UTC. */
const dayText = (date: Date): string => italianDay(date.toISOString());

const ODD = /[\0\r\u00a0]/;

/** A cell as text, without characters that a registry cannot hold: NUL bytes, Windows line ends, hard blanks. */
export function cellText(cell: CellValue): string {
  if (cell === null) return '';
  if (cell instanceof Date) return dayText(cell);
  if (typeof cell === 'boolean') return cell ? 'VERO' : 'FALSO';
  const text = String(cell);
  if (!ODD.test(text)) return text.trim();
  return text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').trim();
}

/** The day of "31/12/2025", "31-12-25" or "2025-12-31"; null when it is not a calendar day. */
export function readDay(text: string): Date | null {
  const italian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const [day, month, year] = italian
    ? [italian[1], italian[2], italian[3]].map(Number)
    : iso
      ? [iso[3], iso[2], iso[1]].map(Number)
      : [];
  if (day === undefined || month === undefined || year === undefined) return null;
  const date = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day));
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1 ? date : null;
}

const FORMULA_ERRORS = /^#(N\/A|N\/D|REF!|RIF!|VALUE!|VALORE!|DIV\/0!|NAME\?|NOME\?|NULL!|NULLO!|NUM!)$/;

/** Words that programs write for an empty value. */
const NOTHING = /^(nan|null|undefined)$/i;
export const isEmptyValueWord = (text: string): boolean => NOTHING.test(text);

/** A formula whose stored value is an Excel error. */
export const isFormulaError = (text: string): boolean => FORMULA_ERRORS.test(text);
