import { CONSTANT_PITCH, INCH_SIZES, type InchSeries } from './data/inch.data.ts';
import { inchesOf, readInchSize } from './inch-size.ts';
import type { InchSystem } from './thread.ts';

export interface SizeOfSeries {
  readonly series: InchSystem;
  readonly size: string;
  readonly threadsPerInch: number;
}

const SERIES = Object.keys(INCH_SIZES) as InchSeries[];

/** Every size of the tables, series by series, ascending. */
export const TABLED_INCH_SIZES: readonly SizeOfSeries[] = SERIES.flatMap((series) =>
  INCH_SIZES[series]
    .map(([size, threadsPerInch]) => ({ series, size, threadsPerInch }))
    .sort((one, other) => inchesOf(one.size) - inchesOf(other.size)),
);

/** The three series a size without a name may belong to. */
export const isUnified = ({ series }: SizeOfSeries): boolean => ['UNC', 'UNF', 'UNEF'].includes(series);

const SIXTEENTHS = 16;

/** Whether ASME B1.1 has a constant-pitch thread of this size: steps of 1/16 in inside the range of its pitch. */
export function isConstantPitch(size: string, threadsPerInch: number): boolean {
  const range = CONSTANT_PITCH.find(([threads]) => threads === threadsPerInch);
  const inches = inchesOf(size);
  return (
    range !== undefined &&
    inches >= range[1] &&
    inches <= range[2] &&
    Number.isInteger(inches * SIXTEENTHS) &&
    !size.startsWith('#')
  );
}

/** UN sizes a table lists: eighths of an inch up to 3, then quarters, without those that are UNC, UNF or UNEF. */
export const CONSTANT_PITCH_SIZES: readonly SizeOfSeries[] = CONSTANT_PITCH.flatMap(
  ([threadsPerInch, from, to]) =>
    Array.from({ length: 48 }, (_, index) => (index + 1) / 8)
      .filter((inches) => inches >= from && inches <= to && (inches <= 3 || Number.isInteger(inches * 4)))
      .map((inches) => ({ series: 'UN' as const, size: readInchSize(String(inches)) ?? '', threadsPerInch }))
      .filter(({ size }) => !isTabled(size, threadsPerInch)),
);

function isTabled(size: string, threadsPerInch: number): boolean {
  return TABLED_INCH_SIZES.some(
    (one) => isUnified(one) && one.size === size && one.threadsPerInch === threadsPerInch,
  );
}
