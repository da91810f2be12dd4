import type { Origin } from '@truciolo/pricing';

/**
 * A number with its origin. `null` is a field that nobody has filled in yet; it is said, never taken as zero. An
 * override stands beside the value, not over it.
 */
export interface Value {
  readonly value: number | null;
  readonly origin: Origin;
  readonly override?: number | null | undefined;
  readonly note?: string | undefined;
}

export const typedValue = (value: number | null): Value => ({ value, origin: 'typed' });

/** What counts: the override where there is one. */
export const effectiveValue = ({ value, override }: Value): number | null => override ?? value;
