/** "it 0123-4567.890" → "IT01234567890". */
export const plainVatNumber = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** The number that identifies a company, however it is typed: "IT 0123-4567890" and "01234567890" are one company. */
export const vatNumberKey = (typed: string): string => plainVatNumber(typed).replace(/^IT/, '');

/** VAT numbers of Greece begin with EL, the file names countries by ISO 3166. */
const GREECE = { prefix: 'EL', country: 'GR' } as const;

/** "IT 01234567897" is country IT and code 01234567897; a number without a country is of the given one. */
export function splitVatNumber(
  typed: string,
  country: string,
): { readonly country: string; readonly code: string } {
  const text = plainVatNumber(typed);
  const [, prefix = country, code = text] = /^([A-Z]{2})(.+)$/.exec(text) ?? [];
  return { country: prefix === GREECE.prefix ? GREECE.country : prefix, code };
}
