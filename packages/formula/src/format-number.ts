import { writeExact } from '@truciolo/italian';
import type { Scalar } from './value.ts';

/** The shortest decimal that reads back as the same number, with a comma: `1234,5`, `1E+21`. */
const writeNumber = (value: number): string => writeExact(value).replace('e', 'E');

/** Text of a number with Excel's limit of 15 significant digits. */
export const numberToText = (value: number): string => writeNumber(Number(value.toPrecision(15)));

export const booleanToText = (value: boolean): string => (value ? 'VERO' : 'FALSO');

const SHOWN = 30;

/** A value inside an Italian message: numbers with a comma, texts in quotes and cut to a readable length. */
export function showScalar(value: Scalar): string {
  if (typeof value === 'number') return numberToText(value);
  if (typeof value === 'boolean') return booleanToText(value);
  return `«${value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value}»`;
}
