import type { RequestFieldKey } from '@truciolo/contract';
import { findMaterial, findMaterialsIn } from '@truciolo/materials-library';
import { codeKey, revisionKey } from '@truciolo/request';
import { isSameBox, isSameWeight, kilogramsIn, sizesIn } from './sizes.ts';

const bare = (text: string): string =>
  text
    .replace(/[Øø⌀∅]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * "C45+N UNI EN ISO 683-1" begins with the name of the material; the rest is its condition and its standard. In "bronzo
 * CuSn12" the family stands before the name.
 */
const materialOf = (text: string): string => {
  const [name = ''] = text.split(/\s+(?:UNI|EN|DIN|ISO)\b|\+|,/);
  const mentioned = () => findMaterialsIn(name).find(({ material }) => material)?.material;
  return (findMaterial(text) ?? findMaterial(name) ?? mentioned())?.id ?? bare(name);
};

/** Digits of a variant that the sheet leaves open: "TAB-300-XX", "031-CPP-01-<Material>". */
const OPEN = /<[^<>]*>|X{2,}/i;
const FEWEST = 4;

/** A recogniser takes lines of the cell for letters: "fi ST-551-02" holds one word with digits. */
const wordsWithDigits = (text: string): string => {
  const words = text.split(/\s+/).filter((word) => /\d/.test(word));
  return words.join(' ') || text;
};

function isVariantOf(pattern: string, code: string): boolean {
  const at = pattern.search(OPEN);
  const start = at < 0 ? '' : codeKey(pattern.slice(0, at));
  return start.length >= FEWEST && codeKey(code).startsWith(start);
}

const isSameCode = (one: string, other: string): boolean =>
  codeKey(one) === codeKey(other) ||
  codeKey(wordsWithDigits(one)) === codeKey(wordsWithDigits(other)) ||
  isVariantOf(one, other) ||
  isVariantOf(other, one);

/** "Bonifica" and "bonifica 28-32 HRC": one says more of the same. */
const goesOn = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [bare(one), bare(other)].sort((a, b) => a.length - b.length);
  return short.length >= FEWEST && long.startsWith(short);
};

/** A mail names one of the tolerances that the drawing lists. */
function isPartOf(one: string, other: string): boolean {
  const [few, many] = [one, other]
    .map((text) => text.split('\n').map(bare))
    .sort((a, b) => a.length - b.length);
  return few !== undefined && many !== undefined && few.every((line) => many.includes(line));
}

const both = <T>(
  read: (text: string) => T | null,
  one: string,
  other: string,
  isSame: (a: T, b: T) => boolean,
) => {
  const [first, second] = [read(one), read(other)];
  return first !== null && second !== null && isSame(first, second);
};

/** Whether two sources say the same: such readings support each other, others are a conflict. */
export function sameMeaning(key: RequestFieldKey, one: string, other: string): boolean {
  if (key === 'material') return materialOf(one) === materialOf(other);
  if (key === 'revision') return revisionKey(one.trim()) === revisionKey(other.trim());
  if (key === 'code') return isSameCode(one, other);
  if (key === 'tolerances') return isPartOf(one, other);
  if (key === 'treatment' && goesOn(one, other)) return true;
  if (key === 'dimensions' && both(sizesIn, one, other, isSameBox)) return true;
  if (key === 'weight' && both(kilogramsIn, one, other, isSameWeight)) return true;
  return bare(one) === bare(other);
}
