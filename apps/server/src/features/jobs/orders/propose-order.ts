import { orders } from '@truciolo/contract';
import { afterDiscounts } from '@truciolo/pricing';
import { discountsOf } from '@truciolo/quote';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { loadAccepted } from './load-accepted.ts';

/** What an accepted quote can become. */
export const proposeOrder = endpoint(orders.propose, async (context, { params }) => {
  const { tenant } = context;
  return tenant(async (db) => {
    const { quote, document, price } = await loadAccepted(db, context, params.guid);
    const { taken, orderNumber } = await answeredOnLink(db, quote.guid, quote.revision);
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
      positions: document.positions.map((position) => {
        const outcomes = price.positions.find(({ id }) => id === position.id)?.outcomes ?? [];
        const chosen = taken
          ? (taken.get(position.id) ?? null)
          : position.optional
            ? null
            : (position.chosenQuantity ?? position.quantities[0] ?? null);
        const quantities = outcomes.flatMap(({ quantity, outcome }) => {
          if (!outcome.ok) return [];
          const unit = afterDiscounts(outcome.priced.price.netUnit, discounts);
          const total = discounts.length > 0 ? unit * quantity : outcome.priced.price.total;
          return [{ quantity, unit, total }];
        });
        const at = outcomes.find(({ quantity }) => quantity === chosen)?.outcome;
        return {
          positionId: position.id,
          code: position.code,
          description: position.description,
          optional: position.optional,
          quantities,
          chosenQuantity: chosen,
          leadDays: at?.ok ? at.priced.leadDays : null,
          ordered: before.get(position.id) ?? 0,
        };
      }),
    };
  });
});

/** The quantities the buyer took on the link (null where the answer came another way) and the number of their order. */
async function answeredOnLink(db: Db, quoteGuid: string, revision: number) {
  const row = await db
    .selectFrom('quoteLinks')
    .select('answer')
    .where('quoteGuid', '=', quoteGuid)
    .where('revision', '=', revision)
    .where('answer', 'is not', null)
    .executeTakeFirst();
  const answer = row?.answer;
  if (answer?.state !== 'accepted') return { taken: null, orderNumber: '' };
  const taken = new Map(answer.lines.map(({ position, quantity }) => [position, quantity]));
  return { taken: taken.size > 0 ? taken : null, orderNumber: answer.orderNumber ?? '' };
}

async function orderedBefore(db: Db, quoteGuid: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('jobs')
    .select(['positionId', 'quantity'])
    .where('quoteGuid', '=', quoteGuid)
    .where('orderGuid', 'is not', null)
    .execute();
  const sums = new Map<string, number>();
  for (const { positionId, quantity } of rows)
    if (positionId !== null) sums.set(positionId, (sums.get(positionId) ?? 0) + quantity);
  return sums;
}
