import { parseItalianNumber } from '@truciolo/italian';

/** Overall dimensions in mm: a diameter with a length, or three sides from the shortest. */
export type Dimensions =
  | { readonly kind: 'round'; readonly diameter: number; readonly length: number }
  | { readonly kind: 'box'; readonly sides: readonly [number, number, number] };

const NUMBER = /(?<round>[Øø⌀]\s*)?(?<number>\d+(?:[.,]\d+)*)/g;

/** A lone dot is a decimal mark in a drawing: no part is a thousand times longer than the next figure. */
function toNumber(text: string): number | null {
  const read = parseItalianNumber(text, 'decimal');
  return read.kind === 'number' ? Number(read.text) : null;
}

/** "Ø58 × 124" or "200 × 100 × 20"; null for other texts, which say too little for a blank. */
export function readDimensions(text: string): Dimensions | null {
  const found = [...text.matchAll(NUMBER)].flatMap(({ groups }) => {
    const value = toNumber(groups?.number ?? '');
    return value !== null && value > 0 ? [{ value, isRound: groups?.round !== undefined }] : [];
  });
  const rounds = found.filter(({ isRound }) => isRound).map(({ value }) => value);
  const lengths = found.filter(({ isRound }) => !isRound).map(({ value }) => value);
  const length = Math.max(...lengths);
  if (rounds.length > 0 && lengths.length > 0)
    return { kind: 'round', diameter: Math.max(...rounds), length };
  const [a, b, c] = lengths.toSorted((one, other) => one - other);
  return a !== undefined && b !== undefined && c !== undefined ? { kind: 'box', sides: [a, b, c] } : null;
}
