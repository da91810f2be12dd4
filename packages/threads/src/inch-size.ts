/**
 * Inch sizes as text: "#8" (numbered), "1/4", "1 1/2". The text is the identity of a size; the value in inches
 * is derived from it, so that 3/8 and 6/16 are one size.
 */

/** Finest fraction in use for thread sizes. */
const FINEST_DENOMINATOR = 64;

/** Number sizes: D = 0.060 + 0.013 n inches (ASME B1.1). */
const numberedDiameter = (number: number) => 0.06 + 0.013 * number;

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

function writeFraction(numerator: number, denominator: number): string {
  const whole = Math.floor(numerator / denominator);
  const rest = numerator % denominator;
  if (rest === 0) return String(whole);
  const divisor = greatestCommonDivisor(rest, denominator);
  const fraction = `${rest / divisor}/${denominator / divisor}`;
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

/** Grammar of a size without its "#": a mixed number (1 1/2, 1-1/2, 1.1/2), a fraction, a decimal. */
export const INCH_SIZE_PATTERN = String.raw`\d+[\s.-]+\d+\/\d+|\d+\/\d+|\d*\.\d+|\d+`;

/** Canonical text of a size in inches; null when it is not a positive size with a 1/64 grid. */
export function readInchSize(text: string): string | null {
  const fraction = /^(?:(\d+)[\s.-]+)?(\d+)\/(\d+)$/.exec(text);
  if (fraction) {
    const [, whole = '0', numerator = '', denominator = ''] = fraction;
    const parts = Number(denominator);
    if (parts === 0 || parts > FINEST_DENOMINATOR) return null;
    const total = Number(whole) * parts + Number(numerator);
    return total > 0 ? writeFraction(total, parts) : null;
  }
  const grid = Number(text) * FINEST_DENOMINATOR;
  if (!Number.isFinite(grid) || grid <= 0) return null;
  return Math.abs(grid - Math.round(grid)) < 1e-6
    ? writeFraction(Math.round(grid), FINEST_DENOMINATOR)
    : null;
}

/** Value in inches of a canonical size. */
export function inchesOf(size: string): number {
  if (size.startsWith('#')) return numberedDiameter(Number(size.slice(1)));
  return size.split(' ').reduce((sum, part) => {
    const [numerator = '0', denominator = '1'] = part.split('/');
    return sum + Number(numerator) / Number(denominator);
  }, 0);
}
