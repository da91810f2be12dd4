import { plainQuotes } from '@truciolo/contract';
import { CATEGORY_LABELS, COST_CATEGORIES, type PricedQuantity } from '@truciolo/pricing';
import { offerOf, plainPrices, valuesToConfirm } from '@truciolo/quote';
import { endpoint } from '../../platform/http/endpoint.ts';
import { layOutDays, priceOffThread, readPlanFor } from '../quotes/index.ts';
import { documentOf } from './create-plain.ts';

const costsOf = ({ cost }: PricedQuantity) =>
  COST_CATEGORIES.flatMap((category) => {
    const amount = cost.byCategory[category];
    return amount === 0 ? [] : [{ label: CATEGORY_LABELS[category], amount }];
  });

function reasonOf(id: string, priced: PricedQuantity, hideCosts: boolean) {
  const hours = (field: 'setupHours' | 'runHours') =>
    priced.phases.reduce((sum, phase) => sum + phase[field], 0);
  return {
    id,
    quantity: priced.quantity,
    setupHours: hours('setupHours'),
    runHours: hours('runHours'),
    weight: priced.stock?.grossWeight ?? null,
    costs: hideCosts ? null : costsOf(priced),
  };
}

/** Prices a draft and stores nothing. */
export const pricePlain = endpoint(plainQuotes.price, async (context, { body }) => {
  const { companyGuid, hideCosts } = context.actor;
  const now = context.clock();
  const { document, plan } = await context.tenant(async (db) => {
    const made = await documentOf(db, body.draft, now);
    return { document: made, plan: await readPlanFor(db, made, now) };
  });
  const price = await priceOffThread(context, companyGuid, document);
  const offer = offerOf(document, price, await layOutDays(context, companyGuid, document, plan));
  return {
    prices: plainPrices(offer, price).map(({ id, prices, missing }) => ({
      id,
      prices: [...prices],
      missing: [...missing],
    })),
    totals: { ...offer.totals, vat: [...offer.totals.vat] },
    reasons: price.positions.flatMap(({ id, outcomes }) =>
      outcomes.flatMap(({ outcome }) => (outcome.ok ? [reasonOf(id, outcome.priced, hideCosts)] : [])),
    ),
    toConfirm: [...new Set(valuesToConfirm(document).map(({ label }) => label))].filter(Boolean),
  };
});
