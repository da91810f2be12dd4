import { writeGrouped } from '@truciolo/italian';
import type { SectionDraft, Shape } from '@truciolo/quote';
import { choiceLabels, dimensions } from './shapes.ts';

interface UsualSize {
  /** "Tondo 40", "Piatto 50 × 10". */
  readonly label: string;
  readonly section: SectionDraft;
}

/** Words before a size; longer names first. */
const names: readonly (readonly [RegExp, Shape])[] = [
  [/tubo\s+rett/i, 'rectangular-tube'],
  [/tond|round|⌀|ø/i, 'round'],
  [/quadr/i, 'square'],
  [/esagon/i, 'hexagon'],
  [/piatt/i, 'flat'],
  [/tub/i, 'tube'],
  [/angol/i, 'angle'],
];
/** A tolerance class is not a size: h9, H11, js13. */
const TOLERANCE = /\b[a-z]{1,2}\d{1,2}\b/gi;
const SIZE = /\d+(?:[.,]\d+)?/g;

const numbersIn = (text: string): number[] =>
  (text.replace(TOLERANCE, ' ').match(SIZE) ?? []).map((size) => Number(size.replace(',', '.')));

/**
 * mm. Rounds and hexagons that every stockist has (EN 10060 and EN 10278, preferred sizes), for a material whose record
 * names none.
 */
const STOCKED = {
  round: [
    5, 6, 8, 10, 12, 14, 15, 16, 18, 20, 22, 24, 25, 26, 28, 30, 32, 35, 36, 38, 40, 42, 45, 48, 50, 52, 55,
    60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 125, 130, 135, 140, 150, 160, 170, 180, 190, 200,
    210, 220, 230, 240, 250, 260, 280, 300,
  ],
  hexagon: [
    5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 21, 22, 24, 27, 30, 32, 36, 41, 46, 50, 55, 60, 65, 70,
  ],
} as const;

const mainSize = (section: SectionDraft): number | null =>
  section.shape === 'round' ? section.diameter : section.shape === 'hexagon' ? section.acrossFlats : null;

/** The sizes in the order of `dimensions`. */
function sectionOf(
  shape: Shape,
  [first = null, second = null, third = null]: readonly (number | null)[],
): SectionDraft {
  switch (shape) {
    case 'square':
      return { shape, side: first };
    case 'flat':
    case 'sheet':
      return { shape, width: first, thickness: second };
    case 'tube':
      return { shape, diameter: first, wall: second };
    case 'rectangular-tube':
      return { shape, width: first, height: second, wall: third };
    case 'angle':
      return { shape, side: first, wall: second };
    case 'profile':
      return { shape, kgPerMetre: first };
    default:
      return withSize(shape, first);
  }
}

const withSize = (shape: 'round' | 'hexagon', size: number | null): SectionDraft =>
  shape === 'round' ? { shape, diameter: size } : { shape, acrossFlats: size };

/** The next larger available bar, where the typed size is not stocked; null where it is. */
export function nextUsual(section: SectionDraft, own: readonly UsualSize[]): UsualSize | null {
  const { shape } = section;
  const size = mainSize(section);
  if (size === null || size <= 0 || (shape !== 'round' && shape !== 'hexagon')) return null;
  const named = own.flatMap((one) => (one.section.shape === shape ? [mainSize(one.section) ?? 0] : []));
  const sizes: readonly number[] = named.length > 0 ? named : STOCKED[shape];
  if (sizes.includes(size) || STOCKED[shape].some((one) => one === size)) return null;
  const next = Math.min(...sizes.filter((one) => one > size));
  if (!Number.isFinite(next)) return null;
  return { label: `${choiceLabels[shape]} ${writeGrouped(next)}`, section: withSize(shape, next) };
}

/**
 * Usual sizes of a material from the words of its record: "Tondo 40", "piatto 50x10", and sizes alone after a shape.
 * Entries without a size, or with a range of sizes, are left out.
 */
export function usualSizes(texts: readonly string[]): readonly UsualSize[] {
  const sizes: UsualSize[] = [];
  let shape: Shape | null = null;
  for (const text of texts) {
    const named = names.find(([word]) => word.test(text))?.[1];
    if (named) shape = named;
    else if (/\p{L}{3,}/u.test(text)) shape = null;
    if (shape === null || /\d\s*[-–÷]\s*\d|\bda\b|…/.test(text)) continue;
    const numbers = numbersIn(text);
    if (numbers.length !== dimensions[shape].length || numbers.some((size) => size <= 0)) continue;
    const label = `${choiceLabels[shape]} ${numbers.map((size) => writeGrouped(size)).join(' × ')}`;
    if (sizes.some((one) => one.label === label)) continue;
    sizes.push({ label, section: sectionOf(shape, numbers) });
  }
  return sizes;
}
