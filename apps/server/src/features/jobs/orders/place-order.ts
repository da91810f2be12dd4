import type { orders, RouteRequest } from '@truciolo/contract';
import { countOf } from '@truciolo/italian';
import { planJob } from '@truciolo/jobs';
import type { KeptPrice, QuoteDocument } from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';
import { noteEvent } from '../../integrations/index.ts';
import type { Room } from '../../quotes/index.ts';
import { addJob, type Maker } from '../jobs/add-job.ts';
import { takeNumber } from '../take-number.ts';
import { loadAccepted } from './load-accepted.ts';

export type NewOrder = RouteRequest<typeof orders.create>['body'];

/** The order under a key, with a job for each of its lines. */
export async function placeOrder(db: Db, maker: Maker & Room, guid: string, body: NewOrder): Promise<void> {
  const { actor } = maker;
  const now = maker.clock();
  const { companyGuid, userGuid } = actor;
  const { quote, document, price } = await loadAccepted(db, maker, body.quoteGuid);
  const planned = body.lines.map((line, index) => planLine(document, price, line, index));
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
    await addJob(db, maker, job, { ...place, ...source, ...customer, words, changes });
  }
  // A quote that became an order was touched: it is no longer just a sample.
  const entry = { action: 'ordered', entity: 'quote', entityGuid: quote.guid, at: now };
  await writeAudit(db, { companyGuid, actor, ...entry, changes: { order: changes.order } });
  await noteEvent(db, { companyGuid, at: now }, 'order.created', {
    guid,
    number: taken.number,
    quoteGuid: quote.guid,
    quoteNumber: quote.number,
    customerName: quote.customerName,
    buyerNumber,
    jobs: body.lines.length,
  });
}

function planLine(
  document: QuoteDocument,
  price: KeptPrice,
  { positionId, quantity }: NewOrder['lines'][number],
  index: number,
) {
  if (!document.positions.some(({ id }) => id === positionId)) {
    const sentence = 'Questa posizione non è più nel preventivo.';
    throw new AppError('VALIDATION', {
      message: sentence,
      fields: { [`lines.${index}.positionId`]: sentence },
    });
  }
  const planned = planJob(document, positionId, quantity, price);
  if (!planned) {
    const message = `La posizione ${index + 1} non ha un prezzo a ${countOf(quantity, 'pezzo', 'pezzi')}: completa il preventivo.`;
    throw new AppError('QUOTE_UNPRICED', { message });
  }
  return planned;
}
