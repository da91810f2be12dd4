import { orders, type RouteRequest } from '@truciolo/contract';
import { planJob } from '@truciolo/jobs';
import type { QuoteDocument } from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { guardCosts, guardPrices } from '../../quotes/index.ts';
import { checkDue } from '../check-due.ts';
import { firstMade } from '../first-made.ts';
import { addJob } from '../jobs/add-job.ts';
import { takeNumber } from '../take-number.ts';
import { loadAccepted } from './load-accepted.ts';
import { loadOrder } from './load-order.ts';

type Line = RouteRequest<typeof orders.create>['body']['lines'][number];

/** An accepted quote, or some of it, as an order with a job a position: phases and prices as the revision has them. */
export const createOrder = endpoint(orders.create, async (context, { body }) => {
  const { actor, clock } = context;
  guardPrices(actor);
  guardCosts(actor);
  const now = clock();
  body.lines.forEach(({ due }, index) => {
    checkDue(due, now, `lines.${index}.due`);
  });
  return firstMade(context, {
    guid: body.guid,
    constraint: 'orders_pkey',
    maker: makerOfOrder,
    make: async (db, guid) => {
      const { companyGuid, userGuid } = actor;
      const { quote, document } = await loadAccepted(db, body.quoteGuid);
      const planned = body.lines.map((line, index) => planLine(document, line, index));
      const taken = await takeNumber(db, 'order', companyGuid, now);
      const { buyerNumber, buyerDate, notes } = body;
      const customer = { customerGuid: quote.customerGuid, customerName: quote.customerName };
      const source = { quoteGuid: quote.guid, quoteRevision: quote.revision };
      const made = { createdBy: userGuid, createdAt: now };
      const order = {
        guid,
        companyGuid,
        ...taken,
        ...source,
        ...customer,
        buyerNumber,
        buyerDate,
        notes,
        ...made,
      };
      await db.insertInto('orders').values(order).execute();
      const changes = { quote: { from: null, to: quote.number }, order: { from: null, to: taken.number } };
      for (const [index, { positionId, due }] of body.lines.entries()) {
        const job = planned[index];
        if (!job) continue;
        const place = { guid: newGuid(now), orderGuid: guid, positionId, due, notes: '' };
        const words = [quote.number, taken.number, buyerNumber].join(' ');
        await addJob(db, context, job, { ...place, ...source, ...customer, words, changes });
      }
      // A quote that became an order was touched: it is no longer just a sample.
      const entry = { action: 'ordered', entity: 'quote', entityGuid: quote.guid, at: now };
      await writeAudit(db, { companyGuid, actor, ...entry, changes: { order: changes.order } });
    },
    load: loadOrder,
  });
});

function planLine(document: QuoteDocument, { positionId, quantity }: Line, index: number) {
  if (!document.positions.some(({ id }) => id === positionId)) {
    const sentence = 'Questa posizione non è più nel preventivo.';
    throw new AppError('VALIDATION', {
      message: sentence,
      fields: { [`lines.${index}.positionId`]: sentence },
    });
  }
  const planned = planJob(document, positionId, quantity);
  if (!planned) {
    const message = `La posizione ${index + 1} non ha un prezzo a ${quantity} pezzi: completa il preventivo.`;
    throw new AppError('QUOTE_UNPRICED', { message });
  }
  return planned;
}

async function makerOfOrder(db: Db, guid: string): Promise<string | undefined> {
  const row = await db.selectFrom('orders').select('createdBy').where('guid', '=', guid).executeTakeFirst();
  return row?.createdBy;
}
