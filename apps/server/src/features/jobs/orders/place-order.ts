import type { orders, RouteRequest } from '@truciolo/contract';
import { countOf } from '@truciolo/italian';
import { confirmOrder } from '@truciolo/jobs';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';
import { noteEvent } from '../../integrations/index.ts';
import { type PriceServices, takenOf } from '../../quotes/index.ts';
import { addJob, type Maker } from '../jobs/add-job.ts';
import { takeNumber } from '../take-number.ts';
import { chargesBefore } from './charges-before.ts';
import { loadAccepted } from './load-accepted.ts';

type NewOrder = RouteRequest<typeof orders.create>['body'];

/** Creates the order under its key, with a job for each of its lines. */
export async function placeOrder(
  db: Db,
  maker: Maker & PriceServices,
  guid: string,
  body: NewOrder,
): Promise<void> {
  const { actor } = maker;
  const now = maker.clock();
  const { companyGuid, userGuid } = actor;
  const accepted = await loadAccepted(db, maker, body.quoteGuid);
  const { quote } = accepted;
  const before = await chargesBefore(db, quote.guid);
  const { planned, charges } = confirmed(accepted, body.lines, before);
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
  if (charges.length > 0)
    await db
      .insertInto('orderCharges')
      .values(charges.map((charge, index) => ({ orderGuid: guid, companyGuid, place: index + 1, ...charge })))
      .execute();
  const changes = { quote: { from: null, to: quote.number }, order: { from: null, to: taken.number } };
  for (const [index, { positionId, due }] of body.lines.entries()) {
    const job = planned[index];
    if (!job) continue;
    const place = { guid: newGuid(now), orderGuid: guid, positionId, due, notes: '' };
    const words = [quote.number, taken.number, buyerNumber].join(' ');
    await addJob(db, maker, job, { ...place, ...source, ...customer, words, changes });
  }
  // An ordered quote counts as used: it is no longer a mere sample.
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

/** Amounts of the lines and the charges of the order; refused with the line that lacks a position or a price. */
function confirmed(
  { quote, document, price }: Awaited<ReturnType<typeof loadAccepted>>,
  lines: NewOrder['lines'],
  before: ReadonlySet<string>,
) {
  const unknown = lines.findIndex(
    ({ positionId }) => !document.positions.some(({ id }) => id === positionId),
  );
  if (unknown >= 0) {
    const message = 'Questa posizione non è più nel preventivo.';
    throw new AppError('VALIDATION', { message, fields: { [`lines.${unknown}.positionId`]: message } });
  }
  const wanted = lines.map(({ positionId: position, quantity }) => ({ position, quantity }));
  const { jobs, charges } = confirmOrder(
    document,
    { price, taken: takenOf(quote, document), before },
    wanted,
  );
  const planned = jobs.map((job, index) => {
    if (job) return job;
    const pieces = countOf(lines[index]?.quantity ?? 0, 'pezzo', 'pezzi');
    const message = `La posizione ${index + 1} non ha un prezzo a ${pieces}: completa il preventivo.`;
    throw new AppError('QUOTE_UNPRICED', { message });
  });
  return { planned, charges };
}
