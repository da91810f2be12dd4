/**
 * Scales canonical decimal text ("-12.345") to an integer count of 1/10^decimals. Null when the text is not such a
 * number, has too many decimals (nothing is rounded silently), or is too large.
 */
export function scaleDecimalText(text: string, decimals: number): number | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return null;
  const [, sign, whole, fraction = ''] = match;
  const kept = fraction.replace(/0+$/, '');
  if (kept.length > decimals) return null;
  const units = Number(`${whole}${kept.padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(units)) return null;
  return sign === '-' && units !== 0 ? -units : units;
}
