/**
 * Excel shows and rounds by 15 significant decimal digits, so that 1,005 (stored as 1.00499999999999989…) is a
 * true half. The functions below look at a double through those 15 digits.
 */
const SIGNIFICANT = 15;

export const cutTo15Digits = (value: number): number => Number(value.toPrecision(SIGNIFICANT));

/** `half` goes away from zero, as do `up`; `down` goes toward zero. */
export type Rounding = 'half' | 'up' | 'down';

/** Powers of ten that a double holds exactly and that keep the fast path exact. */
const POWERS_OF_TEN = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10] as const;
/** Wider than the 15-digit cut (5e-15) plus the error of one product. */
const DOUBT = 1e-14;

/** Rounds at `digits` decimals (negative: tens, hundreds…) on the decimal value of the number. */
export function roundDecimal(value: number, digits: number, rounding: Rounding): number {
  const places = Math.trunc(digits);
  const size = Math.abs(value);
  const rounded = roundFast(size, places, rounding) ?? roundByDigits(size, places, rounding);
  return value < 0 ? -rounded : rounded;
}

/** Plain arithmetic where the cut-off digits leave no doubt on which side they fall; undefined otherwise. */
function roundFast(size: number, places: number, rounding: Rounding): number | undefined {
  const scale = POWERS_OF_TEN[places];
  if (scale === undefined || size >= 1e5) return undefined;
  const scaled = size * scale;
  const whole = Math.floor(scaled);
  const rest = scaled - whole;
  // The product of a whole number of last places is at most a digit or two off in the 17th place.
  if (rest === 0) return whole / scale;
  const doubt = DOUBT * scaled;
  if (rounding === 'half') {
    if (Math.abs(rest - 0.5) <= doubt) return undefined;
  } else if (rest <= doubt || rest >= 1 - doubt) {
    return undefined;
  }
  const up = rounding === 'up' || (rounding === 'half' && rest > 0.5);
  // A whole number below 2^53 over an exact power of ten: the division gives the nearest double.
  return (up ? whole + 1 : whole) / scale;
}

/** By the decimal text of the number: exact, slower. */
export function roundByDigits(size: number, places: number, rounding: Rounding): number {
  if (size === 0) return 0;
  const [mantissa = '0', exponentText = '0'] = size.toExponential(SIGNIFICANT - 1).split('e');
  const shifted = Number(exponentText) + places;
  // All the digits that count are kept.
  if (shifted >= SIGNIFICANT - 1) return size;
  // The number is below a tenth of the last place kept.
  if (shifted < -1) return rounding === 'up' ? Number(`1e${-places}`) : 0;
  const scaled = Number(`${mantissa}e${shifted}`);
  const whole =
    rounding === 'half' ? Math.floor(scaled + 0.5) : Math[rounding === 'up' ? 'ceil' : 'floor'](scaled);
  return Number(`${whole}e${-places}`);
}

/** From here on 15 digits hold no decimals: cutting would touch the whole part. */
const NO_DECIMALS_LEFT = 1e14;

const snapToDecimal = (value: number): number =>
  Math.abs(value) < NO_DECIMALS_LEFT ? cutTo15Digits(value) : value;

/** The whole number at or below: INT. 4,35*100 is stored just below 435 and gives 435, as in Excel. */
export function floorDecimal(value: number): number {
  return Number.isInteger(value) ? value : Math.floor(snapToDecimal(value));
}

/** The multiple of `step` at or beyond `value`, away from zero when the signs agree, toward zero otherwise. */
export function ceilToMultiple(value: number, step: number): number {
  const count = Math.ceil(snapToDecimal(value / step));
  return snapToDecimal(count * step);
}

/** The multiple of `step` at or before `value`, toward zero when the signs agree, away from it otherwise. */
export function floorToMultiple(value: number, step: number): number {
  const count = Math.floor(snapToDecimal(value / step));
  return snapToDecimal(count * step);
}

/** -1, 0 or 1 on 15 significant digits: 0,1+0,2 equals 0,3. */
export function compareNumbers(a: number, b: number): number {
  if (a === b) return 0;
  if (Math.abs(a - b) > DOUBT * Math.max(Math.abs(a), Math.abs(b))) return a < b ? -1 : 1;
  const left = cutTo15Digits(a);
  const right = cutTo15Digits(b);
  return left === right ? 0 : left < right ? -1 : 1;
}

/**
 * The remainder of a sum below this share of its terms is only the error of their binary form. Excel 97 and
 * later give 0 there (Microsoft KB 78113); terms that agree to 15 digits differ by less than this.
 */
const CANCELLATION = 2e-15;

export function addDecimal(a: number, b: number): number {
  const sum = a + b;
  return Math.abs(sum) < CANCELLATION * Math.abs(a) ? 0 : sum;
}
