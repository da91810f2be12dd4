import type { QuoteSlotProps } from '../../entities/quotes/quote-slot-props.ts';

/** Reasons why a draft cannot be sent, in the words of the page; empty when there are none. */
export function obstacles({
  head,
  unpriced,
  uncharged,
  unreasoned,
  toConfirm = [],
}: Pick<QuoteSlotProps, 'head' | 'unpriced' | 'uncharged' | 'unreasoned' | 'toConfirm'>): string[] {
  if (head?.state !== 'draft') return [];
  const texts: string[] = [];
  if (unpriced === 1) texts.push('Una posizione non ha ancora un prezzo.');
  if (unpriced > 1) texts.push(`${unpriced} posizioni non hanno ancora un prezzo.`);
  if (uncharged > 0)
    texts.push('Un costo dell’ordine non ha ancora un importo: scrivilo sotto le posizioni.');
  if (unreasoned === 1) texts.push('Un prezzo è sotto soglia: scrivi il motivo nella colonna del prezzo.');
  if (unreasoned > 1)
    texts.push(`${unreasoned} prezzi sono sotto soglia: scrivi il motivo nella colonna del prezzo.`);
  if (toConfirm.length > 0) texts.push(`Da confermare, da chi vede i costi: ${toConfirm.join(', ')}.`);
  return texts;
}
