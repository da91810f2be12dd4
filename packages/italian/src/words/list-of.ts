const conjunction = new Intl.ListFormat('it', { type: 'conjunction' });

/** "Anna", "Anna e Bruno", "Anna, Bruno e Carla". */
export const listOf = (words: readonly string[]): string => conjunction.format(words);
