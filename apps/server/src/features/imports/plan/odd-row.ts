import { isVatCheckDigitRight } from '@truciolo/italian';
import { cellText } from '../cells/cell-text.ts';
import type { Fields } from '../sheets/sheet.ts';
import type { FileRow } from './file-rows.ts';

// Values that are possible but probably typos. The preview asks about them before they are first saved; stored values
// are not questioned again, so that an export comes back unchanged.

/** `offer`: the probable correction, which the user accepts with one click. */
export type Say = (path: string, message: string, offer?: string) => void;

const TOTAL = /^(sub)?total[ei]?\b|^somma\b/i;

/** "Totale" and little else: the footer of a sheet, not a row. */
function looksLikeTotal({ cells }: FileRow): boolean {
  const texts = [...cells.values()].map(cellText).filter((text) => text !== '');
  return texts.some((text) => TOTAL.test(text)) && texts.length <= Math.max(2, cells.size / 2);
}

const vatDigits = (vatNumber: unknown): string =>
  String(vatNumber ?? '')
    .replace(/^it/i, '')
    .replaceAll(/\s/g, '');

/** Eleven digits with a wrong check digit. */
const isVatTypo = (digits: string): boolean => /^\d{11}$/.test(digits) && !isVatCheckDigitRight(digits);

/** The number with the leading zero that Excel removed, from ten digits; null for other texts. */
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
