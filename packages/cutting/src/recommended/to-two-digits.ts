/** Rounds to two significant digits. Zero stays zero. */
export function toTwoDigits(value: number, round: (value: number) => number): number {
  if (value === 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  // Nine decimals first, then twelve digits: 0.07 * 10 must not become 0.7000000000000001.
  return Number((round(Number((value / unit).toFixed(9))) * unit).toPrecision(12));
}
