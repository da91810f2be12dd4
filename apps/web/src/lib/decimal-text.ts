/** A number as people type it, comma or point; null when it is none. An empty field is null too. */
export function readDecimal(text: string): number | null {
  const tidy = text.trim().replace(',', '.');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(tidy)) return null;
  return Number(tidy);
}

/** Up to so many decimals, decimal comma, no trailing zeros and no thousands dot: fit for a field. */
export const writeDecimal = (value: number, decimals = 4): string =>
  String(Number(value.toFixed(decimals))).replace('.', ',');
