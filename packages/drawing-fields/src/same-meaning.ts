import type { RequestFieldKey } from '@truciolo/contract';
import { findMaterial, findMaterialsIn } from '@truciolo/materials-library';
import { isSameBox, isSameWeight, kilogramsIn, sizesIn } from './sizes.ts';

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * "C45+N UNI EN ISO 683-1" begins with the name of the material; the rest is its condition and its standard. In "bronzo
 * CuSn12" the family stands before the name.
 */
const materialOf = (text: string): string => {
  const [name = ''] = text.split(/\s+(?:UNI|EN|DIN|ISO)\b|\+|,/);
  const mentioned = () => findMaterialsIn(name).find(({ material }) => material)?.material;
  return (findMaterial(text) ?? findMaterial(name) ?? mentioned())?.id ?? bare(name);
};

/** "03" and "3" are one revision. */
const revisionOf = (text: string): string => bare(text).replace(/^0+(?=\d)/, '');

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
  if (key === 'revision') return revisionOf(one) === revisionOf(other);
  if (key === 'dimensions' && both(sizesIn, one, other, isSameBox)) return true;
  if (key === 'weight' && both(kilogramsIn, one, other, isSameWeight)) return true;
  return bare(one) === bare(other);
}
