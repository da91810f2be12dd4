import { quoteStates, seesPrices } from '@truciolo/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import type { Viewer } from '../policy.ts';

interface Order {
  readonly by: RawBuilder<unknown>;
  readonly isNullable?: true;
}

const column = (name: string): Order => ({ by: sql.ref(name) });

/** Same expression as in the indexes, so that they are used; it sorts by the life of a quote, not by the alphabet. */
const stateRank = sql.raw(
  `array_position(array[${quoteStates.map((state) => `'${state}'::text`).join(', ')}], state)`,
);

/** Sort columns; each except the owner has an index in `desc nulls last` order that ends with the key. */
const orders: Readonly<Record<string, Order>> = {
  number: column('number'),
  customer: column('customer_key'),
  customerName: column('customer_key'),
  date: column('date'),
  validUntil: column('valid_until'),
  updatedAt: column('updated_at'),
  positions: column('positions'),
  state: { by: stateRank },
  what: { by: sql`left(lower(coalesce(nullif(title, ''), first_part)), 100)` },
  taxable: { by: sql.ref('taxable'), isNullable: true },
  netMargin: { by: sql.ref('net_margin'), isNullable: true },
};

/** A company has few users: they are sorted once, not for each of a hundred thousand quotes. */
async function byOwner(db: Db): Promise<Order> {
  const people = await db
    .selectFrom('users')
    .select('guid')
    .orderBy(sql`lower(first_name || ' ' || last_name)`)
    .orderBy('guid')
    .execute();
  return { by: sql`array_position(${people.map(({ guid }) => guid)}::uuid[], owner_guid)`, isNullable: true };
}

/** Newest first by default; users cannot sort by an amount that they may not see. */
export async function listOrder(db: Db, sort: string, viewer: Viewer): Promise<RawBuilder<unknown>> {
  const isAscending = sort !== '' && !sort.startsWith('-');
  const field = sort.replace(/^-/, '');
  const isHidden =
    (viewer.hideCosts && field === 'netMargin') || (!seesPrices(viewer) && field === 'taxable');
  const known = Object.hasOwn(orders, field) ? orders[field] : undefined;
  const order = field === 'owner' ? await byOwner(db) : known;
  if (isHidden || !order) return sql`date desc, guid desc`;
  const { by, isNullable } = order;
  if (!isAscending) return sql`${by} desc${sql.raw(isNullable ? ' nulls last' : '')}, guid desc`;
  return sql`${by} asc${sql.raw(isNullable ? ' nulls first' : '')}, guid asc`;
}
