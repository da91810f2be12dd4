import type { Db } from '../../../platform/database/handles.ts';

/** The charges of a quote that its earlier orders carry: each is paid once. */
export async function chargesBefore(db: Db, quoteGuid: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('orderCharges')
    .innerJoin('orders', 'orders.guid', 'orderCharges.orderGuid')
    .select('orderCharges.source')
    .where('orders.quoteGuid', '=', quoteGuid)
    .execute();
  return new Set(rows.map(({ source }) => source));
}
