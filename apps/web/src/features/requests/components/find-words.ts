/** Words between letters or digits are a part of another word: «B» in «Buongiorno». */
const isPartOf = (text: string, start: number, words: string): boolean =>
  (/^[\p{L}\d]/u.test(words) && /[\p{L}\d]$/u.test(text.slice(0, start))) ||
  (/[\p{L}\d]$/u.test(words) && /^[\p{L}\d]/u.test(text.slice(start + words.length)));

/** Where the words of a proof stand in the text of the mail: from their known place on, whole ones first; -1 for nowhere. */
export function findWords(text: string, words: string, from = 0): number {
  for (let start = text.indexOf(words, from); start >= 0; start = text.indexOf(words, start + 1))
    if (!isPartOf(text, start, words)) return start;
  const anywhere = text.indexOf(words, from);
  return anywhere < 0 && from > 0 ? findWords(text, words) : anywhere;
}
