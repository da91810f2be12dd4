import { type Order, seesPrices } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import type { Viewer } from '../../quotes/index.ts';

/** An order with the number of its quote, or NOT_FOUND. */
export async function findOrder(db: Db, guid: string) {
  const order = await db
    .selectFrom('orders')
    .leftJoin('quotes', 'quotes.guid', 'orders.quoteGuid')
    .selectAll('orders')
    .select('quotes.number as quoteNumber')
    .where('orders.guid', '=', guid)
    .executeTakeFirst();
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

/** An order with its jobs, or NOT_FOUND; its charges only for a viewer who sees prices. */
export async function loadOrder(db: Db, guid: string, viewer: Viewer): Promise<Order> {
  const order = await findOrder(db, guid);
  const jobs = await db
    .selectFrom('jobs')
    .select(['guid', 'number', 'code', 'quantity', 'due'])
    .where('orderGuid', '=', guid)
    .orderBy('serial')
    .execute();
  const charges = seesPrices(viewer) ? await listCharges(db, guid) : [];
  return { ...order, createdAt: order.createdAt.toISOString(), jobs, charges };
}

/** One-time charges of an order, as confirmed. */
export const listCharges = (db: Db, orderGuid: string) =>
  db
    .selectFrom('orderCharges')
    .leftJoin('ddts', 'ddts.guid', 'orderCharges.ddtGuid')
    .leftJoin('ddtInvoices', 'ddtInvoices.ddtGuid', 'orderCharges.ddtGuid')
    .select(['orderCharges.label', 'orderCharges.amount', 'ddts.number as ddtNumber'])
    .select((eb) => eb('ddtInvoices.ddtGuid', 'is not', null).$castTo<boolean>().as('isInvoiced'))
    .where('orderCharges.orderGuid', '=', orderGuid)
    .orderBy('orderCharges.place')
    .execute();
