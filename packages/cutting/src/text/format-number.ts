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

/** Italian text of a number as given: no digits added or lost (up to six decimals). */
export function formatNumber(value: number): string {
  const decimals =
    value
      .toFixed(6)
      .replace(/\.?0+$/, '')
      .split('.')[1]?.length ?? 0;
  return format(decimals).format(value);
}
