const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether every word of the search occurs in these texts; accents and case are ignored. */
export function matchesSearch(search: string, texts: readonly (string | null)[]): boolean {
  const inside = plain(texts.filter((text) => text !== null).join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}
