import type { Offer } from '@truciolo/quote';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { amountsOf } from './amounts.ts';
import { letterHead, parties } from './head-block.ts';
import { page, section } from './page.ts';
import type { PdfOrder } from './pdf-order.ts';
import { appendix, positionsTable } from './positions-table.ts';
import { signature, totalsBlock } from './totals-block.ts';
import { wordsOf } from './words.ts';

/** The customer's document. It is built from the offer alone, so that it cannot contain a cost. */
export function customerDocument(offer: Offer, order: PdfOrder): TDocumentDefinitions {
  const words = wordsOf(offer.language);
  const amounts = amountsOf(offer.language);
  const name = `${order.number} ${words.revision} ${order.revision}`;
  return page({
    order,
    words,
    language: offer.language,
    title: `${words.offer} ${name}`,
    running: `${words.offer} ${name}`,
    content: [
      ...letterHead({ ...order, number: name }, words.offer),
      ...parties({ offer, order, words, amounts }),
      ...positionsTable(offer, words, amounts, order.pictures),
      totalsBlock(offer, order, words, amounts),
      ...section(words.notes, offer.notes),
      ...section(words.exclusions, offer.exclusions),
      ...section(words.conditions, order.brand.conditions),
      signature(words),
      ...appendix(offer, words),
    ],
  });
}
