/** Words that may contain a typo: letters only, without numbers and codes, which are nearly all different. */
export function wordsOf(key: string): string[] {
  const words = key.match(/\p{L}{4,40}/gu) ?? [];
  // In one order for all, so that two saves cannot wait for each other.
  return [...new Set(words)].sort();
}
