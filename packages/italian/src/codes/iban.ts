import { checkLetter } from './fiscal-code.ts';

/** ISO 13616: the first four characters go to the end, letters become 10…35, the remainder by 97 is 1. */
function isCheckRight(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(character, 36)))
      remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder === 1;
}

/** Italy and San Marino: 27 characters with a control letter (CIN). */
const ITALIAN = /^(IT|SM)[0-9]{2}[A-Z][0-9]{10}[0-9A-Z]{12}$/;

export function ibanWarning(typed: string): string | null {
  const iban = typed.replace(/\s/g, '').toUpperCase();
  if (iban === '') return null;
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$/.test(iban)) return 'Non ha la forma di un IBAN.';
  if (/^(IT|SM)/.test(iban) && !ITALIAN.test(iban)) return 'Un IBAN italiano ha 27 caratteri.';
  if (!isCheckRight(iban)) return 'Le cifre di controllo non tornano: ricopia l’IBAN.';
  if (ITALIAN.test(iban) && checkLetter(iban.slice(5)) !== iban[4]) {
    return 'La lettera di controllo (CIN) non torna.';
  }
  return null;
}
