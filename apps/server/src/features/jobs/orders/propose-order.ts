import { orders } from '@truciolo/contract';
import { confirmOrder, pricesOf } from '@truciolo/jobs';
import { netLines } from '@truciolo/pricing';
import { discountsOf, type OfferWish, offerAt } from '@truciolo/quote';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { takenOf } from '../../quotes/index.ts';
import { chargesBefore } from './charges-before.ts';
import { loadAccepted } from './load-accepted.ts';

/** The order that an accepted quote can become. */
export const proposeOrder = endpoint(orders.propose, async (context, { params }) => {
  const { tenant } = context;
  return tenant(async (db) => {
    const { quote, document, offer, price } = await loadAccepted(db, context, params.guid);
    const lines = takenOf(quote, document);
    const taken = new Map(lines.map(({ position, quantity }) => [position, quantity]));
    const carried = await chargesBefore(db, quote.guid);
    const { charges } = confirmOrder(document, { price, taken: lines, before: carried }, lines);
    const orderNumber = await orderNumberOnLink(db, quote.guid, quote.revision);
    const before = await orderedBefore(db, quote.guid);
    const discounts = discountsOf(document);
    const made = await db
      .selectFrom('orders')
      .select(['guid', 'number', 'createdAt'])
      .where('quoteGuid', '=', quote.guid)
      .orderBy('serial')
      .execute();
    return {
      reference: orderNumber || document.reference,
      orders: made.map(({ createdAt, ...order }) => ({ ...order, createdAt: createdAt.toISOString() })),
      charges: charges.map(({ label, amount }) => ({ label, amount })),
      positions: document.positions.map((position) => {
        const outcomes = price.positions.find(({ id }) => id === position.id)?.outcomes ?? [];
        const chosen = taken.get(position.id) ?? null;
        const quantities = outcomes.flatMap(({ quantity, outcome }) => {
          if (!outcome.ok) return [];
          const { total: gross } = outcome.priced.price;
          const [total = gross] = netLines([gross], discounts);
          const { unit } = pricesOf(total, gross, quantity);
          return [{ quantity, unit, total }];
        });
        const offered = offerAt(offer, document, choiceOf(position.id, chosen)).positions.find(
          ({ id }) => id === position.id,
        );
        const said = offered?.prices.find(({ quantity }) => quantity === chosen);
        return {
          positionId: position.id,
          code: position.code,
          description: position.description,
          optional: position.optional,
          quantities,
          chosenQuantity: chosen,
          leadDays: said?.leadDays || null,
          daysFrom: said?.daysFrom ?? null,
          ordered: before.get(position.id) ?? 0,
        };
      }),
    };
  });
});

/** The taken quantity, which may lie between the offered ones. */
const choiceOf = (position: string, quantity: number | null): OfferWish => ({
  quantities: quantity === null ? [] : [{ position, quantity }],
});

/** The order number that the buyer entered with the answer on the link. */
async function orderNumberOnLink(db: Db, quoteGuid: string, revision: number): Promise<string> {
  const row = await db
    .selectFrom('quoteLinks')
    .select('answer')
    .where('quoteGuid', '=', quoteGuid)
    .where('revision', '=', revision)
    .where('answer', 'is not', null)
    .executeTakeFirst();
  return (row?.answer?.state === 'accepted' && row.answer.orderNumber) || '';
}

async function orderedBefore(db: Db, quoteGuid: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('jobs')
    .select(['positionId', 'quantity', 'state', 'delivered'])
    .where('quoteGuid', '=', quoteGuid)
    .where('orderGuid', 'is not', null)
    .execute();
  const sums = new Map<string, number>();
  for (const { positionId, quantity, state, delivered } of rows) {
    // A cancelled job leaves its position to be ordered again, but for what was delivered.
    const pieces = state === 'cancelled' ? delivered : quantity;
    if (positionId !== null) sums.set(positionId, (sums.get(positionId) ?? 0) + pieces);
  }
  return sums;
}
