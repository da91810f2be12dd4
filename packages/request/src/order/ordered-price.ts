import { parseItalianNumber } from '@truciolo/italian';

const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d{1,4})?|\d{1,7}(?:[.,]\d{1,4})?`;
const AMOUNT = new RegExp(String.raw`(?:€|\beuro?\b)\s?(${NUMBER})|(${NUMBER})\s?(?:€|\beuro?\b)`, 'giu');
/** Words before an amount that is no price of a piece. */
const SUM = /(?:totale|importo|imponibile|complessiv\w{1,3}|total|gesamt\w{0,6})[^\d€]{0,20}$/iu;

/** The price of a piece in the words about one part, with those words; in ten thousandths of a euro. */
export function orderedPrice(words: string): { readonly unit: number; readonly text: string } | null {
  for (const match of words.matchAll(AMOUNT)) {
    if (SUM.test(words.slice(0, match.index))) continue;
    const read = parseItalianNumber(match[1] ?? match[2] ?? '', 'thousands');
    if (read.kind === 'number') return { unit: Math.round(Number(read.text) * 10_000), text: match[0] };
  }
  return null;
}

/** The lines of a text that speak of one part: from its code to the code of another one. */
export function wordsAbout(text: string, code: string, others: readonly string[]): string {
  const lower = text.toLowerCase();
  const start = code === '' ? -1 : lower.indexOf(code.toLowerCase());
  if (start < 0) return '';
  const ends = others
    .filter((other) => other !== '' && other !== code)
    .map((other) => lower.indexOf(other.toLowerCase(), start + code.length))
    .filter((at) => at > start);
  const paragraph = text.indexOf('\n\n', start);
  return text.slice(start, Math.min(text.length, ...ends, ...(paragraph < 0 ? [] : [paragraph])));
}
