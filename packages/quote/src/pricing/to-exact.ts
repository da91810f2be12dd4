import {
  type Money,
  moneyFromDecimal,
  type Percent,
  percentFromUnits,
  scaleDecimalText,
} from '@truciolo/money';
import type { Sourced } from '@truciolo/pricing';
import { kilograms, minutes, mm } from '@truciolo/units';
import type { Value } from '../model/value.ts';

// The plain numbers of a document as the exact values of the engine. What cannot be one (nothing filled in, more than
// four decimals) becomes NaN: the engine's checks refuse that by the name of the field, and never take it as zero.

const unreadable = Number.NaN;
const PERCENT_DECIMALS = 4;

/** Euro with at most four decimals: 1.6 is the text "1.6" and not its binary neighbour. */
export const toAmount = (euro: number | null): Money =>
  (euro === null ? null : moneyFromDecimal(String(euro))) ?? (unreadable as Money);

/** 20 is 20 %. */
export function toShare(rate: number | null): Percent {
  const units = rate === null ? null : scaleDecimalText(String(rate), PERCENT_DECIMALS);
  return units === null ? (unreadable as Percent) : percentFromUnits(units);
}

export const toLength = (length: number | null) => mm(length ?? unreadable);
export const toWeight = (weight: number | null) => kilograms(weight ?? unreadable);
export const toMinutes = (time: number | null) => minutes(time ?? unreadable);
export const toNumber = (value: number | null): number => value ?? unreadable;

/** Null where it is empty. A value that was only overridden counts as typed. */
export function toSourced<T>({ value, origin, override, note }: Value, exact: (value: number) => T) {
  const over = override ?? null;
  if (value === null && over === null) return null;
  const rest = note === undefined || note === '' ? {} : { note };
  if (value === null || over === null) {
    const only = exact((value ?? over) as number);
    return { value: only, origin: value === null ? 'typed' : origin, ...rest } satisfies Sourced<T>;
  }
  return { value: exact(value), origin, override: exact(over), ...rest } satisfies Sourced<T>;
}

/** For a value that has to be there. */
export const toKnown = <T>(value: Value, exact: (value: number | null) => T): Sourced<T> =>
  toSourced(value, exact) ?? { value: exact(null), origin: value.origin };

/** `{ [key]: turn(value) }`, or nothing at all where nothing was filled in. */
export const given = <K extends string, V, T>(
  key: K,
  value: V | null | undefined,
  turn: (value: V) => T,
): { [P in K]?: T } =>
  value === null || value === undefined ? {} : ({ [key]: turn(value) } as { [P in K]: T });
