import { sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';

/** More notes than a shop that types them itself writes in a month. */
const MOST = 500;

export const listInvoiceable = (db: Db, isInvoiced: boolean) =>
  selectDdts(db)
    .where('ddtInvoices.ddtGuid', isInvoiced ? 'is not' : 'is', null)
    .where('ddtAnnulments.ddtGuid', 'is', null)
    .orderBy('ddts.date', isInvoiced ? 'desc' : 'asc')
    .orderBy('ddts.serial', isInvoiced ? 'desc' : 'asc')
    .limit(MOST)
    .execute();

export const findInvoiceable = (db: Db, guids: readonly string[]) =>
  selectDdts(db).where('ddts.guid', 'in', guids).orderBy('ddts.year').orderBy('ddts.serial').execute();

/** Notes whose invoice is of a month (`YYYY-MM`), by invoice. */
export const listMonth = (db: Db, month: string) =>
  db
    .selectFrom('ddtInvoices')
    .innerJoin('ddts', 'ddts.guid', 'ddtInvoices.ddtGuid')
    .select(['ddtInvoices.ddtGuid', 'ddtInvoices.number'])
    .select(sql<string>`ddt_invoices.date::text`.as('day'))
    .where(sql<boolean>`to_char(ddt_invoices.date, 'YYYY-MM') = ${month}`)
    .orderBy('ddtInvoices.date')
    .orderBy('ddtInvoices.number')
    .orderBy('ddts.year')
    .orderBy('ddts.serial')
    .limit(MOST)
    .execute();

/** Notes that are on an invoice of a number and year. */
export const findOnInvoice = (db: Db, { number, date }: { readonly number: string; readonly date: string }) =>
  selectDdts(db)
    .where('ddtInvoices.number', '=', number)
    .where(sql<boolean>`to_char(ddt_invoices.date, 'YYYY') = ${date.slice(0, 4)}`)
    .execute();

/** Locks the notes against changes and annulment until the transaction ends. */
export const lockNotes = (db: Db, guids: readonly string[]) =>
  db.selectFrom('ddts').select('guid').where('guid', 'in', guids).orderBy('guid').forUpdate().execute();

const selectDdts = (db: Db) =>
  db
    .selectFrom('ddts')
    .leftJoin('ddtInvoices', 'ddtInvoices.ddtGuid', 'ddts.guid')
    .leftJoin('ddtAnnulments', 'ddtAnnulments.ddtGuid', 'ddts.guid')
    .select([
      'ddts.guid',
      'ddts.number',
      'ddts.date',
      'ddts.customerGuid',
      'ddts.customerName',
      'ddtInvoices.number as invoiceNumber',
      'ddtInvoices.date as invoiceDate',
      'ddtAnnulments.createdAt as annulledAt',
    ]);
export type DdtRow = Awaited<ReturnType<typeof findInvoiceable>>[number];

/** VAT rate of the quote behind an order or a job, from its document. */
const vatOfQuote = sql<number | string | null>`quote_revisions.document -> 'vat'`.as('vat');
const termsOfQuote = sql<string | null>`quote_revisions.document ->> 'paymentTerms'`.as('paymentTerms');

/** Lines with their invoice amounts, in the order of the notes. */
export const listLines = (db: Db, ddts: readonly string[]) =>
  ddts.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('ddtLines')
        .innerJoin('ddts', 'ddts.guid', 'ddtLines.ddtGuid')
        .innerJoin('jobs', 'jobs.guid', 'ddtLines.jobGuid')
        .leftJoin('ddtAmounts', (join) =>
          join
            .onRef('ddtAmounts.ddtGuid', '=', 'ddtLines.ddtGuid')
            .onRef('ddtAmounts.place', '=', 'ddtLines.place'),
        )
        .leftJoin('orders', 'orders.guid', 'jobs.orderGuid')
        .leftJoin('quoteRevisions', (join) =>
          join
            .onRef('quoteRevisions.quoteGuid', '=', 'jobs.quoteGuid')
            .onRef('quoteRevisions.revision', '=', 'jobs.quoteRevision'),
        )
        .select([
          'ddtLines.ddtGuid',
          'ddtLines.place',
          'ddtLines.quantity',
          'ddtAmounts.amount',
          'jobs.guid as jobGuid',
          'jobs.number as jobNumber',
          'jobs.code',
          'jobs.description',
          'orders.number as orderNumber',
          'orders.buyerNumber',
          'orders.buyerDate',
        ])
        .select([vatOfQuote, termsOfQuote])
        .where('ddtLines.ddtGuid', 'in', ddts)
        .orderBy('ddts.year')
        .orderBy('ddts.serial')
        .orderBy('ddtLines.place')
        .execute();
export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

/** One-time charges of orders that are invoiced with these notes. */
export const listChargesOf = (db: Db, ddts: readonly string[]) =>
  ddts.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('orderCharges')
        .innerJoin('orders', 'orders.guid', 'orderCharges.orderGuid')
        .leftJoin('quoteRevisions', (join) =>
          join
            .onRef('quoteRevisions.quoteGuid', '=', 'orders.quoteGuid')
            .onRef('quoteRevisions.revision', '=', 'orders.quoteRevision'),
        )
        .select([
          'orderCharges.ddtGuid',
          'orderCharges.label',
          'orderCharges.amount',
          'orders.number as orderNumber',
          'orders.buyerNumber',
          'orders.buyerDate',
        ])
        .select(vatOfQuote)
        .where('orderCharges.ddtGuid', 'in', ddts)
        .orderBy('orders.year')
        .orderBy('orders.serial')
        .orderBy('orderCharges.place')
        .execute();
export type ChargeRow = Awaited<ReturnType<typeof listChargesOf>>[number];
