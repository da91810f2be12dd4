import { ORIGINS } from '@truciolo/pricing';
import { z } from 'zod';
import { optionalNumber, type Read, text } from './fields.ts';

/**
 * A number with its origin. `null` is a field that nobody has filled in yet; it is said, never taken as zero. An
 * override stands beside the value, not over it.
 */
export const value = z.strictObject({
  value: optionalNumber,
  origin: z.enum(ORIGINS),
  override: optionalNumber.optional(),
  note: text(500).optional(),
});

export type Value = Read<typeof value>;

export const typedValue = (value: number | null): Value => ({ value, origin: 'typed' });

/** What counts: the override where there is one. */
export const effectiveValue = ({ value, override }: Value): number | null => override ?? value;
