import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import type { ShopRequestsTable } from '../../../platform/database/shop-page-tables.ts';

/** Before the company is known: whose request it is. */
export const findRequestOwner = (db: Db, tokenHash: string) =>
  db
    .selectFrom('shopRequests')
    .select(['requestGuid', 'companyGuid'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

export const findBuyerLinkOwner = (db: Db, tokenHash: string) =>
  db
    .selectFrom('shopBuyerLinks')
    .select(['guid', 'companyGuid'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

export const findBuyerLink = (db: Db, guid: string) =>
  db.selectFrom('shopBuyerLinks').selectAll().where('guid', '=', guid).executeTakeFirst();

export async function insertShopRequest(db: Db, row: Insertable<ShopRequestsTable>): Promise<void> {
  await db.insertInto('shopRequests').values(row).execute();
}

/** The buyer's side of a request, with the state of the shop's side. */
const withState = (db: Db) =>
  db
    .selectFrom('shopRequests')
    .innerJoin('requests', 'requests.guid', 'shopRequests.requestGuid')
    .leftJoin('quotes', 'quotes.guid', 'requests.quoteGuid')
    .select([
      'shopRequests.requestGuid',
      'shopRequests.sent',
      'shopRequests.sentAt',
      'requests.state',
      'requests.ownerGuid',
      'requests.quoteGuid',
      'quotes.state as quoteState',
    ]);
export type BuyerRow = Awaited<ReturnType<ReturnType<typeof withState>['execute']>>[number];

export const findBuyerRequest = (db: Db, requestGuid: string) =>
  withState(db).where('shopRequests.requestGuid', '=', requestGuid).executeTakeFirst();

const MOST_PAST = 200;

/** Newest first. */
export const listBuyerRequests = (db: Db, email: string) =>
  withState(db)
    .where('shopRequests.email', '=', email)
    .orderBy('shopRequests.sentAt', 'desc')
    .orderBy('shopRequests.requestGuid', 'desc')
    .limit(MOST_PAST)
    .execute();

/** An address that may get a link: it has sent requests, or stands in the registry of customers. */
export async function isKnownAddress(db: Db, email: string): Promise<boolean> {
  const sent = await db
    .selectFrom('shopRequests')
    .select('requestGuid')
    .where('email', '=', email)
    .limit(1)
    .executeTakeFirst();
  if (sent) return true;
  const customer = await db
    .selectFrom('customers')
    .select('guid')
    .where('archivedAt', 'is', null)
    .where(
      sql<boolean>`lower(email) = ${email} or exists (
        select 1 from jsonb_array_elements(contacts) as contact where lower(contact ->> 'email') = ${email})`,
    )
    .limit(1)
    .executeTakeFirst();
  return customer !== undefined;
}
