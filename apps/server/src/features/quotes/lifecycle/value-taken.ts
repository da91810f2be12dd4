import { countOf } from '@truciolo/italian';
import {
  countedLines,
  type OfferChoice,
  type PricedQuote,
  priceTaken,
  type QuoteDocument,
  takenDocument,
  unpricedTaken,
} from '@truciolo/quote';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { whileLocked } from '../../../platform/workers/while-locked.ts';
import { frozenOffer, frozenPrice } from '../frozen/frozen-offer.ts';
import { replaceLines } from '../list/lines-repository.ts';
import { summarise } from '../list/summary.ts';
import { priceOffThread } from '../off-thread/price-off-thread.ts';
import type { LockedQuote } from '../repository.ts';
import { findRevision } from '../revisions-repository.ts';

/** Accepted positions of a quote; before the outcome is recorded, those that count in the quote. */
export const takenOf = ({ outcome }: Pick<LockedQuote, 'outcome'>, document: QuoteDocument) =>
  outcome?.taken ?? countedLines(document);

/**
 * Value of a quote from its accepted positions at the sent prices; null: from those that count in the quote. Updates
 * its search rows, so that statistics count the accepted quantities; the caller writes the columns.
 */
export async function valueTaken(
  db: Db,
  services: Pick<Services, 'workers' | 'clock'>,
  quote: LockedQuote,
  wanted: readonly OfferChoice[] | null,
) {
  const { guid: quoteGuid, companyGuid, revision, number } = quote;
  const row = await findRevision(db, quoteGuid, revision);
  if (!row) throw new Error(`quote ${quoteGuid} has no revision ${revision}`);
  const { document } = row;
  await frozenOffer(db, services, quote, row);
  const kept = await frozenPrice(db, quoteGuid, revision);
  const taken = wanted ?? countedLines(document);
  const open = unpricedTaken(document, kept, taken);
  const later =
    open.positions.length === 0
      ? undefined
      : await whileLocked(() => priceOffThread(services, companyGuid, open));
  const priced = priceTaken(document, kept, taken, later);
  const { columns, lines } = summarise(takenDocument(document, taken), number, priced);
  await replaceLines(db, { companyGuid, quoteGuid }, lines);
  const { taxable, netMargin } = columns;
  return { taken, columns: { taxable, netMargin }, problem: problemOf(document, taken, priced) };
}

/** The first line that cannot be ordered, with its sentence. */
function problemOf(
  { positions }: QuoteDocument,
  taken: readonly OfferChoice[],
  priced: PricedQuote,
): { readonly field: string; readonly message: string } | null {
  for (const [index, { position, quantity }] of taken.entries()) {
    const place = positions.findIndex(({ id }) => id === position);
    if (place < 0)
      return { field: `taken.${index}.position`, message: 'Questa posizione non è nel preventivo.' };
    if (priced.positions[place]?.chosen?.ok) continue;
    const message = `La posizione ${place + 1} non ha un prezzo a ${countOf(quantity, 'pezzo', 'pezzi')}.`;
    return { field: `taken.${index}.quantity`, message };
  }
  return null;
}
