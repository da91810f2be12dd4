/** Rounded in decimal: 1.005 to two places is 1.01, as it reads. */
export const roundTo = (value: number, decimals: number): number => {
  const rounded = Number(`${Math.round(Number(`${Math.abs(value)}e${decimals}`))}e-${decimals}`);
  // Numbers that need an exponent have no decimals to round.
  if (Number.isNaN(rounded)) return value;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
};

/** Canonical decimal text ("-1234.56") with a decimal comma. */
export const withComma = (canonical: string): string => canonical.replace('.', ',');

/** The shortest decimal that reads back as the same number: "1234,5". For files, codes and designations. */
export const writeExact = (value: number): string => withComma(String(value));

/** "1.2345e+25" with all its zeros. */
const withoutExponent = (text: string): string => {
  const [mantissa = '', exponent] = text.split('e+');
  const [whole = '', decimals = ''] = mantissa.split('.');
  return exponent === undefined ? text : whole + decimals.padEnd(Number(exponent), '0');
};

const plain = (value: number, most: number): string => {
  const text = withoutExponent(roundTo(value, most).toFixed(most));
  const bare = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return bare === '-0' ? '0' : bare;
};

/** Decimal comma, between `least` and `most` decimals, no thousands dot: for input fields. */
export function writeNumber(value: number, most = 4, least = 0): string {
  const [whole = '', decimals = ''] = plain(value, most).split('.');
  const shown = decimals.padEnd(least, '0');
  return shown === '' ? whole : `${whole},${shown}`;
}

/** Thousands in groups of three, four-digit numbers too: 1.234. `Intl` leaves those of it-IT ungrouped. */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** The same number for reading: thousands dots and the minus sign of typography, "−1.234,5". */
export function writeGrouped(value: number, most = 6, least = 0): string {
  const [whole = '', decimals] = writeNumber(value, most, least).split(',');
  const grouped = groupThousands(whole).replace('-', '−');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

const SIGNIFICANT = 3;
const MOST_DECIMALS = 6;

/** Three significant digits, as technicians read a result: 1.273 / 44,0 / 7,34 / 0,299. */
export function writeMeasure(value: number): string {
  const size = Math.abs(value);
  const wanted = size === 0 ? 0 : SIGNIFICANT - 1 - Math.floor(Math.log10(size));
  const decimals = Math.min(MOST_DECIMALS, Math.max(0, wanted));
  return writeGrouped(value, decimals, decimals);
}
