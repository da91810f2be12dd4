import { compareNumbers } from './decimal.ts';
import { foldName } from './fold-name.ts';
import type { Scalar } from './value.ts';

/** Excel ranks every number before every text and every text before FALSO and VERO. */
const RANK = { number: 0, string: 1, boolean: 2 } as const;

type ScalarKind = keyof typeof RANK;

export const kindOf = (value: Scalar): ScalarKind => typeof value as ScalarKind;

/** -1, 0 or 1. */
export function compareScalars(a: Scalar, b: Scalar): number {
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b);
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return RANK[kindOf(a)] < RANK[kindOf(b)] ? -1 : 1;
}

/** Two texts are equal when this is the same: case apart, accents kept. */
export const foldCase = (text: string): string => text.toLowerCase().normalize('NFC');

/**
 * Case makes no difference, accents do, but only between words that are otherwise the same. A fixed rule
 * instead of the machine's collation, so that browser and server always agree.
 */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  const left = foldCase(a);
  const right = foldCase(b);
  if (left === right) return 0;
  const order = compareCodes(foldName(a), foldName(b));
  return order === 0 ? compareCodes(left, right) : order;
}

const compareCodes = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
