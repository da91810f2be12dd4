import { isVatCheckDigitRight } from './vat-check-digit.ts';

/** Values of the odd places (1st, 3rd, …), digits and letters alike: 0/A, 1/B, … Source: D.M. 23/12/1976. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
const A = 65;
const order = (character: string): number =>
  /[0-9]/.test(character) ? Number(character) : character.charCodeAt(0) - A;

/** Check letter over a text of digits and capitals; an IBAN's CIN follows the same table. */
export function checkLetter(text: string): string {
  let sum = 0;
  for (const [place, character] of [...text].entries()) {
    const value = order(character);
    sum += place % 2 === 0 ? (ODD[value] ?? 0) : value;
  }
  return String.fromCharCode(A + (sum % 26));
}

/** Omocodia writes digits as L M N P Q R S T U V. */
const PERSON = /^[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$/;

export function fiscalCodeWarning(typed: string): string | null {
  const code = typed.replace(/\s/g, '').toUpperCase();
  if (code === '') return null;
  if (/^[0-9]+$/.test(code)) {
    return isVatCheckDigitRight(code) ? null : 'Le 11 cifre del codice non tornano: controllale.';
  }
  if (!PERSON.test(code)) return 'Non ha la forma di un codice fiscale italiano.';
  return checkLetter(code.slice(0, 15)) === code[15]
    ? null
    : 'L’ultima lettera non torna: controlla il codice.';
}
