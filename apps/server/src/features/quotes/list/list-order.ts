import { quoteStates, seesPrices } from '@truciolo/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import type { Viewer } from '../policy.ts';

interface Order {
  readonly by: RawBuilder<unknown>;
  readonly isNullable?: true;
}

const column = (name: string): Order => ({ by: sql.ref(name) });

/** As the indexes write it, so that they are used; in the order of a life, not of the alphabet. */
const stateRank = sql.raw(
  `array_position(array[${quoteStates.map((state) => `'${state}'::text`).join(', ')}], state)`,
);

/** What a list may be sorted by; each, the owner apart, has an index that runs `desc nulls last`, the key at its end. */
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

/** A company has few people: their order is asked for once, not for each of a hundred thousand quotes. */
async function byOwner(db: Db): Promise<Order> {
  const people = await db
    .selectFrom('users')
    .select('guid')
    .orderBy(sql`lower(first_name || ' ' || last_name)`)
    .orderBy('guid')
    .execute();
  return { by: sql`array_position(${people.map(({ guid }) => guid)}::uuid[], owner_guid)`, isNullable: true };
}

/** Newest first unless asked otherwise; whoever may not see an amount cannot sort by it. */
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
