import { addDays } from '@truciolo/italian';
import { type RawBuilder, sql } from 'kysely';

/** Companies and days of a chart; the stored part is complete up to `through`, the rest is counted live. */
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

/** The Monday of a day. */
export const monday = (day: RawBuilder<unknown>) => sql`(${day} - (extract(isodow from ${day})::int - 1))`;

/**
 * The day on which the server received an event. A browser that was offline for a week sends old events late; they
 * count on the day of arrival, so that a past day never changes and nothing is counted twice or lost.
 */
const DAY = sql`(e.received_at at time zone 'Europe/Rome')::date`;
/** Groups all records of a page and drops the query: `/customers/0195…` becomes `/customers/:id`. */
const plainPath = (path: RawBuilder<unknown>) => sql`case when ${path} like '%-____-____-____-%'
  then regexp_replace(split_part(split_part(${path}, '?', 1), '#', 1),
    '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}', ':id', 'g')
  else split_part(split_part(${path}, '?', 1), '#', 1) end`;
const LABEL = sql`left(coalesce(nullif(e.element_analytics_id, ''), nullif(e.element_text, ''),
  nullif(e.element_id, ''), e.element_type, '(empty)'), 180)`;

/** One company, or all companies of the supplier without itself. */
export const whose = ({ supplierGuid, companyGuid }: Pick<Scope, 'supplierGuid' | 'companyGuid'>) =>
  companyGuid
    ? sql`company_guid = ${companyGuid}`
    : sql`company_guid in (select guid from companies where supplier_guid = ${supplierGuid})`;

/** Events received from midnight of `from` to midnight after `to`. */
export const eventsWhere = (scope: Pick<Scope, 'supplierGuid' | 'companyGuid'>, from: string, to: string) =>
  sql`e.${whose(scope)} and e.received_at >= ${midnight(from)} and e.received_at < ${midnight(addDays(to, 1))}`;

/** Columns: company, user, day, sessions, page views, clicks; from raw events. */
export const countUserDays = (where: RawBuilder<unknown>) => sql`
  select e.company_guid, e.user_guid, ${DAY} as day, count(distinct e.session_id)::int as sessions,
    (count(*) filter (where e.event_type = 'page_view'))::int as page_views,
    (count(*) filter (where e.event_type = 'click'))::int as clicks
  from analytics_events e where ${where} group by 1, 2, 3`;

/** Columns: company, day, users, sessions, page views, clicks; from the days of users. */
export const countDays = (userDays: RawBuilder<unknown>) => sql`
  select company_guid, day, count(*)::int as users, sum(sessions)::int as sessions,
    sum(page_views)::int as page_views, sum(clicks)::int as clicks
  from (${userDays}) d group by 1, 2`;

/**
 * Columns: company, day, kind, name, page, count; from raw events. Equal events are grouped before their path is
 * normalised.
 */
export const countItems = (where: RawBuilder<unknown>) => sql`
  select company_guid, day, kind, coalesce(label, path) as name, path as page_path, sum(events)::int as count from (
    select company_guid, day, kind, label, ${plainPath(sql`full_path`)} as path, events from (
      select e.company_guid, ${DAY} as day, case e.event_type when 'page_view' then 'page' else 'click' end as kind,
        case e.event_type when 'click' then ${LABEL} end as label, e.page_path as full_path, count(*) as events
      from analytics_events e where ${where} and e.event_type in ('page_view', 'click')
      group by 1, 2, 3, 4, 5) equal_events) counted
  group by 1, 2, 3, 4, 5`;

/** The first day that has to be counted from the events, or null when the stored days cover it all. */
export function liveFrom({ from, to, through }: Scope): string | null {
  const next = through === null ? from : addDays(through, 1);
  const start = next > from ? next : from;
  return start > to ? null : start;
}

/** Stored days, and live counts of the events for the days after them. */
export function storedAndLive(
  scope: Scope,
  stored: RawBuilder<unknown>,
  live: (where: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const start = liveFrom(scope);
  if (start === null) return stored;
  return sql`${stored} union all ${live(eventsWhere(scope, start, scope.to))}`;
}

/** The stored days of the scope; without a company the supplier's own rows hold the sum. */
export const storedDays = ({ supplierGuid, companyGuid, from, to }: Scope) =>
  sql`company_guid = ${companyGuid ?? supplierGuid} and day between ${from}::date and ${to}::date`;
