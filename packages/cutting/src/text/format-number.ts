const formats = new Map<number, Intl.NumberFormat>();

function format(decimals: number): Intl.NumberFormat {
  const known = formats.get(decimals);
  if (known) return known;
  const made = new Intl.NumberFormat('it-IT', {
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(decimals, made);
  return made;
}

/** Decimals that leave three significant digits, as a technician reads them: 1.273 / 44,0 / 7,34 / 0,299. */
function threeDigits(value: number): number {
  const size = Math.abs(value);
  if (size === 0) return 0;
  const decimals = 2 - Math.floor(Math.log10(size));
  return Math.min(6, Math.max(0, decimals));
}

/** Italian text of a result: three significant digits, thousands grouped. */
export const formatMeasure = (value: number): string => format(threeDigits(value)).format(value);

/** From here on a double has no decimals, and its plain text turns exponential. */
const WHOLE_FROM = 1e15;

function givenDecimals(value: number): number {
  if (Math.abs(value) >= WHOLE_FROM) return 0;
  const text = value.toFixed(6).replace(/\.?0+$/, '');
  return text.split('.')[1]?.length ?? 0;
}

/** Italian text of a number as given: no digits added or lost (up to six decimals). */
export const formatNumber = (value: number): string => format(givenDecimals(value)).format(value);
