import { isVatCheckDigitRight } from '@truciolo/contract';
import { cellText } from '../cells/cell-text.ts';
import type { Fields } from '../sheets/sheet.ts';
import type { FileRow } from './file-rows.ts';

// What could be meant but is more likely a typo. It is asked about before it is saved for the first time; what is
// stored already is not doubted again, so that an export comes back unchanged.

/** `offer`: what was probably meant, to be taken with one press. */
export type Say = (path: string, message: string, offer?: string) => void;

const TOTAL = /^(sub)?total[ei]?\b|^somma\b/i;

/** "Totale" and little else: the foot of a sheet, not one more row. */
function looksLikeTotal({ cells }: FileRow): boolean {
  const texts = [...cells.values()].map(cellText).filter((text) => text !== '');
  return texts.some((text) => TOTAL.test(text)) && texts.length <= Math.max(2, cells.size / 2);
}

const vatDigits = (vatNumber: unknown): string =>
  String(vatNumber ?? '')
    .replace(/^it/i, '')
    .replaceAll(/\s/g, '');

/** Eleven digits whose last one does not fit. */
const isVatTypo = (digits: string): boolean => /^\d{11}$/.test(digits) && !isVatCheckDigitRight(digits);

/** Ten digits that are a number with the zero that a sheet took away; null for anything else. */
function withLostZero(digits: string): string | null {
  const whole = `0${digits}`;
  return /^\d{10}$/.test(digits) && isVatCheckDigitRight(whole) ? whole : null;
}

export function askAboutOddRow(row: FileRow, fields: Fields, firstPath: string, say: Say): void {
  const { settled } = row;
  if (!settled.has(firstPath) && looksLikeTotal(row))
    say(firstPath, 'Sembra la riga dei totali: saltala, oppure conferma che non lo è.');
  if (settled.has('vatNumber')) return;
  const digits = vatDigits(fields.vatNumber);
  const whole = withLostZero(digits);
  if (whole !== null)
    say('vatNumber', `«${digits}» ha 10 cifre: forse manca lo zero davanti, ${whole}.`, whole);
  if (isVatTypo(digits))
    say(
      'vatNumber',
      `La cifra di controllo di «${fields.vatNumber}» non torna: correggila, oppure conferma che è giusta.`,
    );
}
