import { ORIGINS } from '@truciolo/pricing';
import { z } from 'zod';
import { optionalNumber, type Read, text } from './fields.ts';

/**
 * A number with its origin. `null` is a field that is not filled in yet; it is reported, never taken as zero. An
 * override stands beside the value instead of replacing it.
 */
export const value = z.strictObject({
  value: optionalNumber,
  origin: z.enum(ORIGINS),
  override: optionalNumber.optional(),
  note: text(500).optional(),
});

export type Value = Read<typeof value>;

export const typedValue = (value: number | null): Value => ({ value, origin: 'typed' });

/** The value that counts: the override where there is one. */
export const effectiveValue = ({ value, override }: Value): number | null => override ?? value;
