/** Rounded in decimal: 1.005 to two places is 1.01, as it reads. */
export const roundTo = (value: number, decimals: number): number => {
  const rounded = Number(`${Math.round(Number(`${Math.abs(value)}e${decimals}`))}e-${decimals}`);
  // Beyond what can be written with an exponent of its own there are no decimals to round.
  if (Number.isNaN(rounded)) return value;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
};

const plain = (value: number, most: number): string => {
  const text = roundTo(value, most).toFixed(most);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};

/** Decimal comma, between `least` and `most` decimals, no thousands dot: fit for a field in which somebody types. */
export function writeNumber(value: number, most = 4, least = 0): string {
  const [whole = '', decimals = ''] = plain(value, most).split('.');
  const shown = decimals.padEnd(least, '0');
  return shown === '' ? whole : `${whole},${shown}`;
}

/** The same with thousands dots: fit for reading. */
export function writeGrouped(value: number, most = 4, least = 0): string {
  const [whole = '', decimals] = writeNumber(value, most, least).split(',');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
