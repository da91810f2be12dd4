import { fiscalCodeWarning, ibanWarning } from '@truciolo/italian';
import { vatNumberKey } from '@truciolo/jobs';
import type { FieldValues } from '../../registry/calls/registry-calls.ts';
import { vatWarning } from '../companies/vat-warning.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Only Italian numbers have this check digit; a foreign one is known by its country or by its own prefix. */
function vatRemark(typed: string, isItalian: boolean): string | null {
  const number = vatNumberKey(typed);
  if (number === '' || !isItalian || /^[A-Z]{2}/.test(number)) return null;
  if (!/^[0-9]{11}$/.test(number)) return 'Una partita IVA italiana ha 11 cifre.';
  return number === '00000000000' ? 'Controlla il numero sulla visura.' : vatWarning(number);
}

/** Remarks beside the fields: foreign and old data must go in, so nothing here refuses. */
export function customerWarnings(values: FieldValues): Readonly<Record<string, string>> {
  const sdi = text(values.sdi);
  const address = (values.legalAddress ?? {}) as Readonly<Record<string, unknown>>;
  const isItalian = ['', 'IT'].includes(text(address.country).toUpperCase());
  const postalCode = text(address.postalCode);
  const remarks: Readonly<Record<string, string | null>> = {
    vatNumber: vatRemark(text(values.vatNumber), isItalian),
    fiscalCode: fiscalCodeWarning(text(values.fiscalCode)),
    iban: ibanWarning(text(values.iban)),
    sdi: sdi === '' || /^[A-Z0-9]{6,7}$/i.test(sdi) ? null : 'Sono 7 caratteri (6 per gli enti pubblici).',
    'legalAddress.postalCode':
      postalCode === '' || !isItalian || /^[0-9]{5}$/.test(postalCode) ? null : 'Un CAP ha 5 cifre.',
  };
  return Object.fromEntries(
    Object.entries(remarks).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
