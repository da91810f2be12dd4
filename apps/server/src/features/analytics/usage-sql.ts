import { type RawBuilder, sql } from 'kysely';
import { addDays } from '../../platform/rome-time.ts';

/** Which companies and days a chart is about; the stored part is complete up to `through`, the rest is counted live. */
export interface Scope {
  readonly supplierGuid: string;
  readonly companyGuid: string | undefined;
  readonly from: string;
  readonly to: string;
  /** null: nothing has been rolled up yet. */
  readonly through: string | null;
}

/** Midnight of a day in Rome, as an instant. */
const midnight = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Rome')`;

const DAY = sql`(e.received_at at time zone 'Europe/Rome')::date`;
/** One page for all its records, and no query behind it: `/customers/0195…` is `/customers/:id`. */
const PATH = sql`regexp_replace(split_part(split_part(e.page_path, '?', 1), '#', 1),
  '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}', ':id', 'g')`;
const LABEL = sql`left(coalesce(nullif(e.element_analytics_id, ''), nullif(e.element_text, ''),
  nullif(e.element_id, ''), e.element_type, '(empty)'), 180)`;

/** Events received from one midnight to the one after another day, of one company or of all but the supplier itself. */
export function eventsWhere(scope: Pick<Scope, 'supplierGuid' | 'companyGuid'>, from: string, to: string) {
  const whose = scope.companyGuid
    ? sql`e.company_guid = ${scope.companyGuid}`
    : sql`e.company_guid in (select guid from companies where supplier_guid = ${scope.supplierGuid})`;
  return sql`${whose} and e.received_at >= ${midnight(from)} and e.received_at < ${midnight(addDays(to, 1))}`;
}

/** company, user, day, sessions, page views, clicks of raw events. */
export const countUserDays = (where: RawBuilder<unknown>) => sql`
  select e.company_guid, e.user_guid, ${DAY} as day, count(distinct e.session_id)::int as sessions,
    (count(*) filter (where e.event_type = 'page_view'))::int as page_views,
    (count(*) filter (where e.event_type = 'click'))::int as clicks
  from analytics_events e where ${where} group by 1, 2, 3`;

/** company, day, kind, name, page, count of raw events. */
export const countItems = (where: RawBuilder<unknown>) => sql`
  select company_guid, day, kind, name, page_path, count(*)::int as count from (
    select e.company_guid, ${DAY} as day, case e.event_type when 'page_view' then 'page' else 'click' end as kind,
      case e.event_type when 'page_view' then ${PATH} else ${LABEL} end as name, ${PATH} as page_path
    from analytics_events e where ${where} and e.event_type in ('page_view', 'click')) counted
  group by 1, 2, 3, 4, 5`;

/** The first day that has to be counted from the events, or null when the stored days cover it all. */
export function liveFrom({ from, to, through }: Scope): string | null {
  const next = through === null ? from : addDays(through, 1);
  const start = next > from ? next : from;
  return start > to ? null : start;
}

const stored = (scope: Scope) => sql`day between ${scope.from}::date and ${scope.to}::date`;
const live = (scope: Scope, start: string) => eventsWhere(scope, start, scope.to);

/** The days of each user: what was stored, and what came since. */
export function userDays(scope: Scope): RawBuilder<unknown> {
  const whose = scope.companyGuid
    ? sql`company_guid = ${scope.companyGuid}`
    : sql`company_guid in (select guid from companies where supplier_guid = ${scope.supplierGuid})`;
  const start = liveFrom(scope);
  const known = sql`select company_guid, user_guid, day, sessions, page_views, clicks
    from analytics_user_days where ${whose} and ${stored(scope)}`;
  return start === null ? known : sql`${known} union all ${countUserDays(live(scope, start))}`;
}

/** Pages or clicks by day; without a company the supplier's own rows hold the sum. */
export function dayItems(scope: Scope, kind: 'page' | 'click'): RawBuilder<unknown> {
  const start = liveFrom(scope);
  const known = sql`select name, page_path, count from analytics_day_items
    where company_guid = ${scope.companyGuid ?? scope.supplierGuid} and kind = ${kind} and ${stored(scope)}`;
  if (start === null) return known;
  return sql`${known} union all
    select name, page_path, count from (${countItems(live(scope, start))}) fresh where kind = ${kind}`;
}
