import { type RawBuilder, sql } from 'kysely';
import { seesPrices, type Viewer } from '../policy.ts';

/** Columns a list may be sorted by; each has an index that runs `desc nulls last`, the key at its end. */
const columns: Readonly<Record<string, { readonly name: string; readonly isNullable?: true }>> = {
  number: { name: 'number' },
  customer: { name: 'customer_key' },
  customerName: { name: 'customer_key' },
  date: { name: 'date' },
  validUntil: { name: 'valid_until' },
  updatedAt: { name: 'updated_at' },
  taxable: { name: 'taxable', isNullable: true },
  netMargin: { name: 'net_margin', isNullable: true },
};

/** Newest first unless asked otherwise; whoever may not see an amount cannot sort by it. */
export function listOrder(sort: string, viewer: Viewer): RawBuilder<unknown> {
  const isAscending = sort !== '' && !sort.startsWith('-');
  const field = sort.replace(/^-/, '');
  const isHidden =
    (viewer.hideCosts && field === 'netMargin') || (!seesPrices(viewer) && field === 'taxable');
  const column = isHidden || !Object.hasOwn(columns, field) ? undefined : columns[field];
  if (!column) return sql`date desc, guid desc`;
  const { name, isNullable } = column;
  if (!isAscending) return sql`${sql.ref(name)} desc${sql.raw(isNullable ? ' nulls last' : '')}, guid desc`;
  return sql`${sql.ref(name)} asc${sql.raw(isNullable ? ' nulls first' : '')}, guid asc`;
}
