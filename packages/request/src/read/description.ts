import type { Claim } from '../claim.ts';
import { isPartWord } from '../words/part-words.ts';
import { claimAt } from './draft.ts';
import type { Facts } from './facts.ts';
import type { Range } from './taken.ts';

/** Words that end a description. */
const STOP =
  /\s*(?:[,;:()[\]–—|/+\n\t]|\s-\s|\b(?:in|dim|diam|con|come|per|da|sp|rev|cod|art|dis|pos|mat|materiale|tratt|consegna|q\.?t[àa]|ciascun\w*|cad|form|from|aus|mit|wie|made|as|see|vedi)\b\.?).*$/isu;
/** Words before the name of the part: articles, and the words of asking. */
const LEAD =
  /^(?:[\s\d.,:;()°*•–—-]+|(?:il|lo|la|i|gli|le|l['’]|un|una|uno|n|nr|di|del|della|dei|delle|degli|per|the|of|for|a|an|der|die|das|von|für|cod(?:ice)?|art(?:icolo)?|pos|disegno|dis|part|particolare|drawing|item|zeichnung|artikel|teil|index|werkstoff|material)\b\.?\s*)+/iu;
const LONGEST = 60;
/** Words for parts of any kind are no name. */
const GENERIC =
  /^(?:particolar[ei]|pezz[oi]|component[ei]|disegn[oi]|articol[oi]|parts?|pieces?|items?|teile?|stück)$/i;

function chunks(text: string, taken: readonly Range[]): Range[] {
  const free: Range[] = [];
  let at = 0;
  for (const { start, end } of [...taken].sort((one, two) => one.start - two.start)) {
    if (start > at) free.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  if (at < text.length) free.push({ start: at, end: text.length });
  return free;
}

function trimmed(text: string, { start, end }: Range): Range | null {
  const raw = text.slice(start, end);
  const lead = LEAD.exec(raw)?.[0].length ?? 0;
  const kept = raw.slice(lead).replace(STOP, '').trimEnd();
  const from = start + lead + (kept.length - kept.trimStart().length);
  const words = kept.trim();
  return words.length > 2 && words.length <= LONGEST && !GENERIC.test(words) && /\p{L}{3}/u.test(words)
    ? { start: from, end: from + words.length }
    : null;
}

/** Name of the part: the words beside its code or its quantity, surest where they name a known kind of part. */
export function descriptionOf(facts: Facts): Claim<string> | null {
  const { text, codes, quantities, revisions, materials, treatments, days, terms } = facts;
  const taken = [...codes, ...quantities, ...revisions, ...materials, ...treatments, ...days, ...terms];
  const found = chunks(text, taken).flatMap((chunk) => {
    // A sentence around the part is cut before the word that names it.
    const raw = text.slice(chunk.start, chunk.end);
    const words = [...raw.matchAll(/\p{L}+/gu)];
    const part = facts.segment.isItem ? undefined : words.find(([word]) => isPartWord(word));
    const range = trimmed(text, part ? { start: chunk.start + part.index, end: chunk.end } : chunk);
    return range ? [range] : [];
  });
  const isPart = ({ start, end }: Range) => text.slice(start, end).split(/\s+/).some(isPartWord);
  const best = found.find(isPart) ?? (facts.segment.isItem ? found[0] : undefined);
  if (!best) return null;
  const value = text.slice(best.start, best.end).replaceAll(/\s+/g, ' ');
  return claimAt(facts, best, value, isPart(best) ? 0.85 : 0.65, 'parole accanto al codice o alla quantità');
}
