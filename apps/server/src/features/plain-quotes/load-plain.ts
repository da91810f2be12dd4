import type { PlainView } from '@truciolo/contract';
import { countedLines, offerOf, plainOf, plainPrices, valuesToConfirm } from '@truciolo/quote';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import {
  findQuote,
  findRevision,
  frozenOffer,
  frozenPrice,
  layOutDays,
  priceOffThread,
  readPlanFor,
} from '../quotes/index.ts';

/** The rows of a quote; a draft is priced after the transaction. */
async function readPlain(db: Db, context: Pick<Context, 'clock' | 'workers'>, guid: string) {
  const quote = await findQuote(db, guid);
  if (!quote) throw new AppError('NOT_FOUND');
  const newest = await findRevision(db, guid, quote.revision);
  if (!newest) throw new Error(`quote ${guid} has no revision ${quote.revision}`);
  const { document } = newest;
  const frozen = await frozenOffer(db, context, quote, newest);
  const sent = frozen && { offer: frozen.offer, price: await frozenPrice(db, guid, newest.revision) };
  return { quote, document, sent, plan: sent ? null : await readPlanFor(db, document, context.clock()) };
}

/** A quote at its prices. Only the fields named here are answered, and none of them is a cost. */
export async function loadPlain(
  context: Pick<Context, 'tenant' | 'clock' | 'workers'>,
  guid: string,
): Promise<PlainView> {
  const { quote, document, sent, plan } = await context.tenant((db) => readPlain(db, context, guid));
  const { companyGuid } = quote;
  const price = sent?.price ?? (await priceOffThread(context, companyGuid, document));
  const offer =
    sent?.offer ?? offerOf(document, price, await layOutDays(context, companyGuid, document, plan));
  const isDraft = quote.state === 'draft';
  const isOpen = ({ outcomes }: (typeof price.positions)[number]) =>
    outcomes.length === 0 || outcomes.some(({ outcome }) => !outcome.ok);
  const toConfirm = isDraft ? valuesToConfirm(document).map(({ label }) => label) : [];
  return {
    guid: quote.guid,
    number: quote.number,
    revision: quote.revision,
    state: quote.state,
    draft: plainOf(document),
    prices: plainPrices(offer, price).map(({ id, prices, missing }) => ({
      id,
      prices: [...prices],
      missing: [...missing],
    })),
    counted: countedLines(document),
    charges: [...(offer.charges ?? [])],
    totals: { ...offer.totals, vat: [...offer.totals.vat] },
    unpriced: price.positions.filter(isOpen).length,
    toConfirm: [...new Set(toConfirm)].filter((label) => label !== ''),
    validUntil: quote.validUntil,
    sentAt: quote.sentAt?.toISOString() ?? null,
    outcome: quote.outcome,
    version: quote.version,
    updatedAt: quote.updatedAt.toISOString(),
  };
}
