import type { Value } from '@truciolo/quote';

/**
 * A typed number. A typed value is replaced; a computed, measured or proposed one stays, with the number beside it.
 * Typing the same number again, or clearing the field, removes the override.
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
