import { orders } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { loadOrder } from './load-order.ts';

export const getOrder = endpoint(orders.get, async ({ tenant, actor }, { params }) =>
  tenant((db) => loadOrder(db, params.guid, actor)),
);
