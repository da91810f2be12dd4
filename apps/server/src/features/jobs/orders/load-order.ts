import type { Order } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';

/** An order with its jobs, or NOT_FOUND. */
export async function loadOrder(db: Db, guid: string): Promise<Order> {
  const order = await db
    .selectFrom('orders')
    .leftJoin('quotes', 'quotes.guid', 'orders.quoteGuid')
    .selectAll('orders')
    .select('quotes.number as quoteNumber')
    .where('orders.guid', '=', guid)
    .executeTakeFirst();
  if (!order) throw new AppError('NOT_FOUND');
  const jobs = await db
    .selectFrom('jobs')
    .select(['guid', 'number', 'code', 'quantity', 'due'])
    .where('orderGuid', '=', guid)
    .orderBy('serial')
    .execute();
  return { ...order, createdAt: order.createdAt.toISOString(), jobs };
}
