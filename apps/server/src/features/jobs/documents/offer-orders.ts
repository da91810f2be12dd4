import { offerOrders } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { printForm } from '../../printing/index.ts';
import { openLink } from '../../quote-documents/index.ts';
import { confirmationOf } from './order-confirmation.ts';

const ordersOf = (db: Db, quoteGuid: string) =>
  db
    .selectFrom('orders')
    .select(['guid', 'number', 'createdAt', 'createdBy', 'companyGuid'])
    .where('quoteGuid', '=', quoteGuid)
    .orderBy('serial');

/** Orders from the buyer's answer: the link of the offer also opens the order confirmation. */
export const listOfferOrders = endpoint(offerOrders.list, (context, { params }) =>
  openLink(context, params.token, async (db, { link }) => ({
    orders: (await ordersOf(db, link.quoteGuid).execute()).map(({ guid, number, createdAt }) => ({
      guid,
      number,
      createdAt: createdAt.toISOString(),
    })),
  })),
);

export const offerOrderPdf = endpoint(offerOrders.pdf, async (context, { params }) => {
  const { order, content } = await openLink(context, params.token, async (db, { link }) => {
    const found = await ordersOf(db, link.quoteGuid).where('guid', '=', params.guid).executeTakeFirst();
    if (!found) throw new AppError('NOT_FOUND');
    return { order: found, content: await confirmationOf(db, found.guid) };
  });
  const { companyGuid, createdBy: userGuid } = order;
  const office = {
    files: context.files,
    workers: context.workers,
    tenant: <T>(work: Parameters<typeof context.handles.tenant<T>>[1]) =>
      context.handles.tenant(companyGuid, work),
    actor: { companyGuid, userGuid },
  };
  return printForm(office, `${order.number}-conferma`, content);
});
