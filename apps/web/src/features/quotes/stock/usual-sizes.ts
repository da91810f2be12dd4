import { writeGrouped } from '@truciolo/italian';
import type { SectionDraft, Shape } from '@truciolo/quote';
import { choiceLabels, dimensions } from './shapes.ts';

export interface UsualSize {
  /** "Tondo 40", "Piatto 50 × 10". */
  readonly label: string;
  readonly section: SectionDraft;
}

/** What people write before a size; the longer names first. */
const names: readonly (readonly [RegExp, Shape])[] = [
  [/tubo\s+rett/i, 'rectangular-tube'],
  [/tond|round|⌀|ø/i, 'round'],
  [/quadr/i, 'square'],
  [/esagon/i, 'hexagon'],
  [/piatt/i, 'flat'],
  [/tub/i, 'tube'],
  [/angol/i, 'angle'],
];
/** A class of tolerance is no size: h9, H11, js13. */
const TOLERANCE = /\b[a-z]{1,2}\d{1,2}\b/gi;
const SIZE = /\d+(?:[.,]\d+)?/g;

const numbersIn = (text: string): number[] =>
  (text.replace(TOLERANCE, ' ').match(SIZE) ?? []).map((size) => Number(size.replace(',', '.')));

/**
 * The sizes a material is usually bought in, out of the words of its record: "Tondo 40", "piatto 50x10", and sizes
 * alone after a shape. What names no size, or a span of sizes, is nothing to choose.
 */
export function usualSizes(texts: readonly string[]): readonly UsualSize[] {
  const sizes: UsualSize[] = [];
  let shape: Shape | null = null;
  for (const text of texts) {
    const named = names.find(([word]) => word.test(text))?.[1];
    if (named) shape = named;
    else if (/\p{L}{3,}/u.test(text)) shape = null;
    if (shape === null || /\d\s*[-–÷]\s*\d|\bda\b|…/.test(text)) continue;
    const keys = dimensions[shape].map(({ key }) => key);
    const numbers = numbersIn(text);
    if (numbers.length !== keys.length || numbers.some((size) => size <= 0)) continue;
    const label = `${choiceLabels[shape]} ${numbers.map((size) => writeGrouped(size)).join(' × ')}`;
    if (sizes.some((one) => one.label === label)) continue;
    const section = Object.fromEntries(keys.map((key, index) => [key, numbers[index]]));
    sizes.push({ label, section: { shape, ...section } as unknown as SectionDraft });
  }
  return sizes;
}
