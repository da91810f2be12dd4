import { isVatCheckDigitRight } from '@truciolo/italian';
import { AppError } from '../../../platform/app-error.ts';

const FOREIGN = /^(?!IT)[A-Z]{2}[A-Z0-9]{2,13}$/;

/** The stored form: an Italian number has 11 digits, others keep the letters of their country. Refuses a mistyped one. */
export function checkedVat(typed: string): string {
  const plain = typed.toUpperCase().replace(/[\s.-]/g, '');
  if (plain === '' || FOREIGN.test(plain)) return plain;
  const digits = plain.replace(/^IT/, '');
  if (isVatCheckDigitRight(digits)) return digits;
  const message = 'La partita IVA non è giusta: controlla le 11 cifre, o metti la sigla del paese davanti.';
  throw new AppError('VALIDATION', { fields: { vatNumber: message } });
}
