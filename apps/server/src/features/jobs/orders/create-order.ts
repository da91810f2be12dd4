import { orders } from '@truciolo/contract';
import type { Db } from '../../../platform/database/handles.ts';
import { firstMade } from '../../../platform/first-made.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { checkDue } from '../check-due.ts';
import { loadOrder } from './load-order.ts';
import { placeOrder } from './place-order.ts';

/** An accepted quote, or some of it, as an order with a job a position: phases and prices as the revision has them. */
export const createOrder = endpoint(orders.create, async (context, { body }) => {
  const now = context.clock();
  body.lines.forEach(({ due }, index) => {
    checkDue(due, now, `lines.${index}.due`);
  });
  return firstMade(context, {
    guid: body.guid,
    constraint: 'orders_pkey',
    maker: makerOfOrder,
    make: (db, guid) => placeOrder(db, context, guid, body),
    load: (db, guid) => loadOrder(db, guid, context.actor),
  });
});

async function makerOfOrder(db: Db, guid: string): Promise<string | undefined> {
  const row = await db.selectFrom('orders').select('createdBy').where('guid', '=', guid).executeTakeFirst();
  return row?.createdBy;
}
