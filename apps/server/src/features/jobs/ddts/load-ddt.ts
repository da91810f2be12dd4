import type { Ddt } from '@truciolo/contract';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { listReturnsOf } from '../returns-repository.ts';

/** A delivery note with its lines, or NOT_FOUND. */
export async function loadDdt(db: Db, guid: string): Promise<Ddt> {
  const found = await db
    .selectFrom('ddts')
    .leftJoin('ddtInvoices', 'ddtInvoices.ddtGuid', 'ddts.guid')
    .leftJoin('ddtAnnulments', 'ddtAnnulments.ddtGuid', 'ddts.guid')
    .leftJoin('users', 'users.guid', 'ddtAnnulments.createdBy')
    .selectAll('ddts')
    .select(['ddtInvoices.number as invoiceNumber', 'ddtInvoices.date as invoiceDate'])
    .select(['ddtAnnulments.createdAt as annulledAt', 'ddtAnnulments.reason as annulledFor'])
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as('annulledBy'))
    .where('ddts.guid', '=', guid)
    .executeTakeFirst();
  if (!found) throw new AppError('NOT_FOUND');
  const lines = await db
    .selectFrom('ddtLines')
    .innerJoin('jobs', 'jobs.guid', 'ddtLines.jobGuid')
    .leftJoin('orders', 'orders.guid', 'jobs.orderGuid')
    .select([
      'ddtLines.place',
      'jobs.guid as jobGuid',
      'jobs.number as jobNumber',
      'jobs.code',
      'jobs.description',
      'ddtLines.quantity',
      'orders.buyerDate',
    ])
    .select(sql<string>`coalesce(orders.buyer_number, '')`.as('buyerNumber'))
    .where('ddtLines.ddtGuid', '=', guid)
    .orderBy('ddtLines.place')
    .execute();
  const { invoiceNumber, invoiceDate, annulledAt, annulledFor, annulledBy, ...ddt } = found;
  return {
    ...ddt,
    createdAt: ddt.createdAt.toISOString(),
    annulled: annulledAt && { at: annulledAt.toISOString(), by: annulledBy ?? '', reason: annulledFor ?? '' },
    invoice:
      invoiceNumber !== null && invoiceDate !== null ? { number: invoiceNumber, date: invoiceDate } : null,
    lines,
    returns: await listReturnsOf(db, guid),
  };
}
