import { isFetchedByCustomer } from '@truciolo/quote';
import type { QuoteSlotProps } from '../../entities/quotes/quote-slot-props.ts';

/** Unusual points of a draft before it is sent, as sentences that the user confirms. */
export function doubts({ head, terms }: Pick<QuoteSlotProps, 'head' | 'terms'>): string[] {
  if (head?.state !== 'draft') return [];
  const texts: string[] = [];
  if (terms.customer.trim() === '')
    texts.push('Il preventivo non ha un cliente: esce senza intestatario e non entra nella sua storia.');
  if (terms.chargesCarriage && isFetchedByCustomer(terms.deliveryTerms))
    texts.push(`La resa è «${terms.deliveryTerms.trim()}», ma il trasporto è in conto al cliente.`);
  return texts;
}
