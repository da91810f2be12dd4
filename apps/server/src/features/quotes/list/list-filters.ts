import { isGuid, type ListQuery, quoteStates, seesPrices } from '@truciolo/contract';
import { UNITS_PER_EURO, UNITS_PER_PERCENT } from '@truciolo/money';
import { type RawBuilder, sql } from 'kysely';
import { searchKey } from '../../../platform/registry/search-key.ts';
import type { Viewer } from '../policy.ts';

type Condition = RawBuilder<unknown>;

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d)$|^\d{4}-(0[13-9]|1[0-2])-30$|^\d{4}-(0[13578]|1[02])-31$/;
/** Above any amount, well within a bigint. */
const LARGEST = 1e11;

const among = (column: string, values: readonly string[], type: string): Condition =>
  values.length === 0 ? sql`false` : sql`${sql.ref(column)} = any(${[...values]}::${sql.raw(type)}[])`;

const units = (text: string, scale: number): number | null => {
  const value = Number(text.replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(value) || Math.abs(value) > LARGEST) return null;
  return Math.round(value * scale);
};

const compare =
  (column: string, sign: '>=' | '<=', scale: number) =>
  (values: readonly string[]): Condition | null => {
    const limit = units(values.at(-1) ?? '', scale);
    return limit === null ? null : sql`${sql.ref(column)} ${sql.raw(sign)} ${limit}`;
  };

const dayIn =
  (column: string, sign: '>=' | '<=') =>
  (values: readonly string[]): Condition | null => {
    const day = values.at(-1) ?? '';
    if (!DAY.test(day) || day.startsWith('0000')) return null;
    return sql`${sql.ref(column)} ${sql.raw(sign)} ${day}::date`;
  };

/** Stated reason or competitor, normalised like `quote_facts` in the database. */
const toldOf = (field: 'reason' | 'competitor'): Condition =>
  sql`lower(btrim(coalesce(outcome ->> ${sql.lit(field)}, '')))`;

const told =
  (field: 'reason' | 'competitor') =>
  (values: readonly string[]): Condition =>
    sql`state = 'refused' and ${toldOf(field)} = any(${values.map((value) => value.trim().toLowerCase())}::text[])`;

/** Filters of the contract; an invalid value is ignored, an unknown key finds nothing. */
const filters: Readonly<Record<string, (values: readonly string[]) => Condition | null>> = {
  state: (values) =>
    among(
      'state',
      values.filter((value) => quoteStates.some((state) => state === value)),
      'text',
    ),
  customer: (values) => among('customer_guid', values.filter(isGuid), 'uuid'),
  owner: (values) => among('owner_guid', values.filter(isGuid), 'uuid'),
  imported: (values) => sql`imported = ${values.at(-1) === 'yes'}`,
  tag: (values) => sql`tags && ${[...values]}::text[]`,
  from: dayIn('date', '>='),
  to: dayIn('date', '<='),
  'ends-from': dayIn('valid_until', '>='),
  'ends-to': dayIn('valid_until', '<='),
  follow: dayIn('follow_up_due', '<='),
  'customer-name': (values) => among('customer_key', values.map(searchKey), 'text'),
  reason: told('reason'),
  competitor: told('competitor'),
  'competitor-price': (values) =>
    sql`(outcome ->> 'competitorPrice' is not null) = ${values.at(-1) === 'yes'}`,
  min: compare('taxable', '>=', UNITS_PER_EURO),
  max: compare('taxable', '<=', UNITS_PER_EURO),
  'margin-min': compare('net_margin', '>=', UNITS_PER_PERCENT),
  'margin-max': compare('net_margin', '<=', UNITS_PER_PERCENT),
};

/** Filters by margin would reveal the margin, those by amount the price. */
const TELLS_MARGIN = /^margin-/;
const TELLS_PRICE = /^(min|max)$/;

export function filterConditions(
  { filter, archived }: Pick<ListQuery, 'filter' | 'archived'>,
  viewer: Viewer,
): Condition[] {
  const byField = new Map<string, string[]>();
  for (const text of filter) {
    const colon = text.indexOf(':');
    const field = text.slice(0, Math.max(colon, 0));
    if (viewer.hideCosts && TELLS_MARGIN.test(field)) continue;
    if (!seesPrices(viewer) && TELLS_PRICE.test(field)) continue;
    byField.set(field, [...(byField.get(field) ?? []), text.slice(colon + 1)]);
  }
  const conditions = [...byField].flatMap(
    ([field, values]) => (Object.hasOwn(filters, field) && filters[field]?.(values)) || [],
  );
  if (archived === 'all') return conditions;
  return [...conditions, archived === 'no' ? sql`archived_at is null` : sql`archived_at is not null`];
}
