import { PART_STEMS } from './parts.data.ts';

const STEMS = [...PART_STEMS].sort((one, two) => two.length - one.length);

/** A word that names a part, in any number: the stem and at most four letters of ending. */
export function isPartWord(word: string): boolean {
  const lower = word.toLowerCase();
  return STEMS.some(
    (stem) =>
      (lower.startsWith(stem) && lower.length - stem.length <= 4) ||
      (stem.length > 4 && lower.endsWith(stem)),
  );
}

/** Last letters that only tell the number or the gender of an Italian noun. */
export const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/(h?[eiao]|s|n|en)$/, '');
