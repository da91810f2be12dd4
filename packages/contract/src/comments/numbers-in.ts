/** Words that may be the number of a quote or of a job, whatever the company's format: a digit among letters and signs. */
const NUMBER = /[\p{L}\d](?:[\p{L}\d/_.-]{0,38}[\p{L}\d])?/gu;

/** A text cut where such words begin and end; every other part is one of them. */
export function cutAtNumbers(text: string): readonly { readonly text: string; readonly isNumber: boolean }[] {
  const parts: { text: string; isNumber: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(NUMBER)) {
    const [word] = match;
    if (word.length < 3 || !/\d/.test(word)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isNumber: false });
    parts.push({ text: word, isNumber: true });
    end = match.index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isNumber: false });
  return parts;
}

export const numbersIn = (text: string): string[] =>
  cutAtNumbers(text).flatMap((part) => (part.isNumber ? [part.text] : []));
