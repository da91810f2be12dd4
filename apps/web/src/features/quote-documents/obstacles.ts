import type { QuoteAtHand } from './quote-at-hand.ts';

/** What keeps a draft from going out, in the words of the page; empty when nothing does. */
export function obstacles({
  head,
  unpriced,
  unreasoned,
}: Pick<QuoteAtHand, 'head' | 'unpriced' | 'unreasoned'>): string[] {
  if (head?.state !== 'draft') return [];
  const texts: string[] = [];
  if (unpriced === 1) texts.push('Una posizione non ha ancora un prezzo.');
  if (unpriced > 1) texts.push(`${unpriced} posizioni non hanno ancora un prezzo.`);
  if (unreasoned === 1) texts.push('Un prezzo è sotto soglia: scrivi il motivo nella colonna del prezzo.');
  if (unreasoned > 1)
    texts.push(`${unreasoned} prezzi sono sotto soglia: scrivi il motivo nella colonna del prezzo.`);
  return texts;
}
