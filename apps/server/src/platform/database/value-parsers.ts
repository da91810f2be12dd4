/** PostgreSQL type numbers whose text form both engines must turn into the same JavaScript value. */
const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

function parseInt8(text: string): number {
  const value = Number(text);
  // Keys are uuids and money fits in 53 bits: a larger bigint is a fault, never a rounded value.
  if (!Number.isSafeInteger(value)) throw new Error(`bigint out of the safe range: ${text}`);
  return value;
}

const keepText = (text: string): string => text;

export const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: parseInt8,
  [NUMERIC]: keepText,
  [DATE]: keepText,
};
