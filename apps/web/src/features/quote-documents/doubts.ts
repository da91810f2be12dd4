import { isFetchedByCustomer } from '@truciolo/quote';
import type { QuoteAtHand } from './quote-at-hand.ts';

/** What is odd in a draft that goes out, as sentences: somebody says that it is meant so. */
export function doubts({ head, terms }: Pick<QuoteAtHand, 'head' | 'terms'>): string[] {
  if (head?.state !== 'draft') return [];
  const texts: string[] = [];
  if (terms.customer.trim() === '')
    texts.push('Il preventivo non ha un cliente: esce senza intestatario e non entra nella sua storia.');
  if (terms.chargesCarriage && isFetchedByCustomer(terms.deliveryTerms))
    texts.push(`La resa è «${terms.deliveryTerms.trim()}», ma il trasporto è in conto al cliente.`);
  return texts;
}
