/** Small letters, no accents, single blanks: the same for what is stored and for what is typed into a search. */
export function searchKey(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Patterns for LIKE, one a word; the wildcards of LIKE are plain characters to whoever types them. */
export function searchPatterns(query: string): string[] {
  return searchKey(query)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
}
