import { sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';

/** More than a month of any shop that types its own delivery notes. */
const MOST = 500;

export const listInvoiceable = (db: Db, isInvoiced: boolean) =>
  selectDdts(db)
    .where('ddtInvoices.ddtGuid', isInvoiced ? 'is not' : 'is', null)
    .orderBy('ddts.date', isInvoiced ? 'desc' : 'asc')
    .orderBy('ddts.serial', isInvoiced ? 'desc' : 'asc')
    .limit(MOST)
    .execute();

export const findInvoiceable = (db: Db, guids: readonly string[]) =>
  selectDdts(db).where('ddts.guid', 'in', guids).orderBy('ddts.serial').execute();

const selectDdts = (db: Db) =>
  db
    .selectFrom('ddts')
    .leftJoin('ddtInvoices', 'ddtInvoices.ddtGuid', 'ddts.guid')
    .select([
      'ddts.guid',
      'ddts.number',
      'ddts.date',
      'ddts.customerGuid',
      'ddts.customerName',
      'ddtInvoices.number as invoiceNumber',
      'ddtInvoices.date as invoiceDate',
    ]);
export type DdtRow = Awaited<ReturnType<typeof findInvoiceable>>[number];

/** Lines with what was delivered of their job before them, in the order the notes were written. */
export const listLines = (db: Db, ddts: readonly string[]) =>
  ddts.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('ddtLines')
        .innerJoin('ddts', 'ddts.guid', 'ddtLines.ddtGuid')
        .innerJoin('jobs', 'jobs.guid', 'ddtLines.jobGuid')
        .leftJoin('orders', 'orders.guid', 'jobs.orderGuid')
        .leftJoin('jobAmounts', 'jobAmounts.jobGuid', 'jobs.guid')
        .leftJoin('quoteRevisions', (join) =>
          join
            .onRef('quoteRevisions.quoteGuid', '=', 'jobs.quoteGuid')
            .onRef('quoteRevisions.revision', '=', 'jobs.quoteRevision'),
        )
        .select([
          'ddtLines.ddtGuid',
          'ddtLines.quantity',
          'jobs.guid as jobGuid',
          'jobs.number as jobNumber',
          'jobs.code',
          'jobs.description',
          'jobs.quantity as ordered',
          'jobAmounts.total',
          'orders.number as orderNumber',
          'orders.buyerNumber',
          'orders.buyerDate',
        ])
        .select(sql<number | string | null>`quote_revisions.document -> 'vat'`.as('vat'))
        .select(
          sql<number>`coalesce((select sum(l.quantity) from ddt_lines l join ddts d on d.guid = l.ddt_guid
            where l.job_guid = ddt_lines.job_guid
            and (d.year, d.serial, l.place) < (ddts.year, ddts.serial, ddt_lines.place)), 0)::bigint`.as(
            'before',
          ),
        )
        .where('ddtLines.ddtGuid', 'in', ddts)
        .orderBy('ddts.serial')
        .orderBy('ddtLines.place')
        .execute();
export type LineRow = Awaited<ReturnType<typeof listLines>>[number];
