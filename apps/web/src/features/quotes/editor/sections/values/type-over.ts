import type { Value } from '@truciolo/quote';

/**
 * Somebody types a number. A typed value is replaced; one that was computed, measured or proposed stays where it is
 * and the number stands beside it. Typing the same number again, or clearing the field, takes the override away.
 */
export function typeOver(value: Value, next: number | null): Value {
  const { override: _before, ...rest } = value;
  if (value.origin === 'typed' || value.value === null) return { value: next, origin: 'typed' };
  if (next === null || next === value.value) return rest;
  return { ...rest, override: next };
}

/** The computed value beside an override; null where nothing was overridden. */
export const overridden = ({ value, override }: Value): number | null =>
  override === undefined || override === null ? null : value;

/** A proposed value becomes a word given by a person. */
export const confirmed = (value: Value): Value => ({ ...value, origin: 'registry' });
