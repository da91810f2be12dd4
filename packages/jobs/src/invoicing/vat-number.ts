import { EUROPEAN_UNION } from './european-union.data.ts';

/** "it 0123-4567.890" → "IT01234567890". */
export const plainVatNumber = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** The number that identifies a company, however it is typed: "IT 0123-4567890" and "01234567890" are one company. */
export const vatNumberKey = (typed: string): string => plainVatNumber(typed).replace(/^IT/, '');

/** VAT numbers of Greece begin with EL, the file names countries by ISO 3166. */
const GREECE = { prefix: 'EL', country: 'GR' } as const;

/** VAT numbers of Northern Ireland. */
const NORTHERN_IRELAND = 'XI';

/**
 * "IT 01234567897" is country IT and code 01234567897; a number without a country is of the given one. Numbers from outside
 * the EU may begin with letters that name no country.
 */
export function splitVatNumber(
  typed: string,
  country: string,
): { readonly country: string; readonly code: string } {
  const text = plainVatNumber(typed);
  const [, prefix, code] = /^([A-Z]{2})(.+)$/.exec(text) ?? [];
  if (prefix === undefined || code === undefined) return { country, code: text };
  const own = prefix === GREECE.prefix ? GREECE.country : prefix;
  const isCountry =
    own === country || country === 'IT' || own === NORTHERN_IRELAND || EUROPEAN_UNION.has(own);
  return isCountry ? { country: own, code } : { country, code: text };
}
