/** Most texts: nothing to take apart. */
const ASCII = /^[\t-~]*$/;

/** Small letters, no accents, single blanks: the same for what is stored and for what is typed into a search. */
export function searchKey(text: string): string {
  const plain = ASCII.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Found anywhere; the wildcards of LIKE are plain characters to whoever types them. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Patterns for LIKE, one a word. */
export function searchPatterns(query: string): string[] {
  return searchKey(query)
    .split(' ')
    .filter((word) => word !== '')
    .map(likePattern);
}
