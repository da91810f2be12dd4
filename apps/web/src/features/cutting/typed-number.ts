import { type NumberReading, readNumber, type TimeUnit, writeNumber as writePlain } from '@truciolo/italian';
import { displayUnit, type UnitKey, type UnitSystem } from '@truciolo/units';

/**
 * Numbers are stored as typed: one in inches ends with the inch mark. Showing it in the other system never changes the
 * calculation.
 */
const INCH_MARK = '"';

const DIGITS = 5;
const MAX_DECIMALS = 8;
/** A saved set comes back with all its decimals. */
const MOST_TYPED = 10;

export const storeTyped = (text: string, system: UnitSystem): string =>
  system === 'imperial' ? `${text}${INCH_MARK}` : text;

function split(stored: string): { readonly text: string; readonly system: UnitSystem } {
  return stored.endsWith(INCH_MARK)
    ? { text: stored.slice(0, -1), system: 'imperial' }
    : { text: stored, system: 'metric' };
}

const times: readonly string[] = ['h', 'min', 's'] satisfies TimeUnit[];

/** The typed number in its own unit. The calculation decides whether it makes sense. */
export function readingOf(stored: string, unit: UnitKey): NumberReading {
  const { text, system } = split(stored);
  const { label } = displayUnit(unit, system);
  const time = times.includes(label) ? (label as TimeUnit) : undefined;
  return readNumber(text, { decimals: MOST_TYPED, min: -Infinity, unit: label, time });
}

/** Value in the unit of the calculation: undefined when empty, NaN when it is not a number. */
export function readTyped(stored: string, unit: UnitKey): number | undefined {
  const read = readingOf(stored, unit);
  if (read.kind === 'empty') return undefined;
  return read.kind === 'number' ? read.value / displayUnit(unit, split(stored).system).factor : Number.NaN;
}

/** A computed or proposed number as the text of a field. */
export const writeNumber = (value: number, unit: UnitKey, system: UnitSystem): string =>
  writePlain(Number((value * displayUnit(unit, system).factor).toPrecision(DIGITS)), MAX_DECIMALS);

/** The text of the field: exactly as typed, unless the other system is shown. */
export function showTyped(stored: string, unit: UnitKey, system: UnitSystem): string {
  const typed = split(stored);
  if (typed.system === system) return typed.text;
  const value = readTyped(stored, unit);
  return value === undefined || Number.isNaN(value) ? typed.text : writeNumber(value, unit, system);
}
