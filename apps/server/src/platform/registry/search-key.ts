/** Most texts: nothing to take apart. */
const ASCII = /^[\t-~]*$/;

/** Lower case, no accents, single blanks: the same for stored and for typed text. */
export function searchKey(text: string): string {
  const plain = ASCII.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Matches anywhere; the wildcards of LIKE are escaped, because users type them as plain characters. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Patterns for LIKE, one a word. */
export function searchPatterns(query: string): string[] {
  return searchKey(query)
    .split(' ')
    .filter((word) => word !== '')
    .map(likePattern);
}
