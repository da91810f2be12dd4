import { displayUnit, type UnitKey, type UnitSystem } from '@truciolo/units';
import { readDecimal, writeDecimal } from '../../lib/decimal-text.ts';

/**
 * What somebody typed, kept as typed: a number given in inches carries the inch mark behind it. Showing it in the
 * other system never changes what is calculated.
 */
const INCH_MARK = '"';

const DIGITS = 5;
const MAX_DECIMALS = 8;

export const storeTyped = (text: string, system: UnitSystem): string =>
  system === 'imperial' ? `${text}${INCH_MARK}` : text;

function split(stored: string): { readonly text: string; readonly system: UnitSystem } {
  return stored.endsWith(INCH_MARK)
    ? { text: stored.slice(0, -1), system: 'imperial' }
    : { text: stored, system: 'metric' };
}

/** In the unit the calculation uses: undefined when empty, NaN when it is no number. */
export function readTyped(stored: string, unit: UnitKey): number | undefined {
  const { text, system } = split(stored);
  if (text.trim() === '') return undefined;
  const value = readDecimal(text);
  return value === null ? Number.NaN : value / displayUnit(unit, system).factor;
}

/** A calculated or proposed number as the text of a field. */
export const writeNumber = (value: number, unit: UnitKey, system: UnitSystem): string =>
  writeDecimal(Number((value * displayUnit(unit, system).factor).toPrecision(DIGITS)), MAX_DECIMALS);

/** The text of the field: letter by letter what was typed, unless the other system is asked for. */
export function showTyped(stored: string, unit: UnitKey, system: UnitSystem): string {
  const typed = split(stored);
  if (typed.system === system) return typed.text;
  const value = readTyped(stored, unit);
  return value === undefined || Number.isNaN(value) ? typed.text : writeNumber(value, unit, system);
}
