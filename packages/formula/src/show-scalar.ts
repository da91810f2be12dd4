import { booleanToText, numberToText } from './format-number.ts';
import type { Scalar } from './value.ts';

const SHOWN = 30;

/** A value inside an Italian message: numbers with a comma, texts in quotes and cut to a readable length. */
export function showScalar(value: Scalar): string {
  if (typeof value === 'number') return numberToText(value);
  if (typeof value === 'boolean') return booleanToText(value);
  return `«${value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value}»`;
}
