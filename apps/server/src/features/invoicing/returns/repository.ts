import type { CreditableReturn } from '@truciolo/contract';
import { money } from '@truciolo/money';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';

/** More than a year of any shop that does its work well. */
const MOST = 500;

const selectReturns = (db: Db) =>
  db
    .selectFrom('ddtReturns')
    .innerJoin('ddts', 'ddts.guid', 'ddtReturns.ddtGuid')
    .innerJoin('ddtLines', (join) =>
      join
        .onRef('ddtLines.ddtGuid', '=', 'ddtReturns.ddtGuid')
        .onRef('ddtLines.place', '=', 'ddtReturns.place'),
    )
    .innerJoin('jobs', 'jobs.guid', 'ddtLines.jobGuid')
    .innerJoin('ddtInvoices', 'ddtInvoices.ddtGuid', 'ddts.guid')
    .leftJoin('returnCredits', 'returnCredits.returnGuid', 'ddtReturns.guid')
    .select([
      'ddtReturns.guid',
      'ddtReturns.ddtGuid',
      'ddtReturns.place',
      'ddtReturns.date',
      'ddtReturns.quantity',
      'ddtReturns.amount',
      'ddtReturns.isReplaced',
      'ddtReturns.reason',
      'ddts.customerGuid',
      'ddts.customerName',
      'ddts.number as ddtNumber',
      'ddts.date as ddtDate',
      'ddtInvoices.number as invoiceNumber',
      'ddtInvoices.date as invoiceDate',
      'jobs.guid as jobGuid',
      'jobs.number as jobNumber',
      'jobs.code',
      'jobs.description',
      'returnCredits.number as creditNumber',
      'returnCredits.date as creditDate',
    ])
    .orderBy((eb) => eb('returnCredits.number', 'is not', null))
    .orderBy('ddtReturns.date', 'desc')
    .orderBy('ddtReturns.guid', 'desc');

export const listReturns = (db: Db) => selectReturns(db).limit(MOST).execute();

export const findReturns = (db: Db, guids: readonly string[]) =>
  selectReturns(db).where('ddtReturns.guid', 'in', guids).execute();

/** Returns whose credit note is of a month (`YYYY-MM`), by credit note. */
export const listCreditedIn = (db: Db, month: string) =>
  selectReturns(db)
    .where(sql<boolean>`to_char(return_credits.date, 'YYYY-MM') = ${month}`)
    .limit(MOST)
    .execute();

/** Returns on a credit note of a number and year. */
export const findOnCredit = (db: Db, { number, date }: { readonly number: string; readonly date: string }) =>
  selectReturns(db)
    .where('returnCredits.number', '=', number)
    .where(sql<boolean>`to_char(return_credits.date, 'YYYY') = ${date.slice(0, 4)}`)
    .execute();
export type ReturnRow = Awaited<ReturnType<typeof findReturns>>[number];

export const presentReturn = (row: ReturnRow): CreditableReturn => ({
  guid: row.guid,
  date: row.date,
  customerGuid: row.customerGuid,
  customerName: row.customerName,
  ddt: { guid: row.ddtGuid, number: row.ddtNumber },
  invoice: { number: row.invoiceNumber, date: row.invoiceDate },
  jobGuid: row.jobGuid,
  jobNumber: row.jobNumber,
  code: row.code,
  description: row.description,
  quantity: row.quantity,
  isReplaced: row.isReplaced,
  reason: row.reason,
  amount: row.amount === null ? null : money(row.amount),
  credit:
    row.creditNumber !== null && row.creditDate !== null
      ? { number: row.creditNumber, date: row.creditDate }
      : null,
});
