import { isGuid, jobs, type ListQuery, materialStates, seesPrices } from '@truciolo/contract';
import { dayInRome } from '@truciolo/italian';
import { JOB_STATES } from '@truciolo/jobs';
import { type RawBuilder, sql } from 'kysely';
import {
  changeConditions,
  changeOrder,
  cursorAfter,
  followsChanges,
} from '../../../platform/database/change-cursor.ts';
import { reading } from '../../../platform/http/endpoint.ts';
import { searchPatterns } from '../../../platform/registry/search-key.ts';
import type { Viewer } from '../../quotes/index.ts';
import { presentJobRow } from '../presenter.ts';
import { nextPhase, selectJobs } from '../repository.ts';

type Condition = RawBuilder<unknown>;

const among = (column: string, values: readonly string[], type: string): Condition =>
  values.length === 0 ? sql`false` : sql`${sql.ref(column)} = any(${[...values]}::${sql.raw(type)}[])`;

const isOneOf = (list: readonly string[]) => (value: string) => list.includes(value);
const DUE = sql`jobs.due`;
const FINISHED = sql`(jobs.finished_at at time zone 'Europe/Rome')::date`;
const DAY = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/;

/** Late: the promised day has passed, and the job is not finished. */
const lateOn = (today: string): Condition =>
  sql`jobs.due < ${today}::date and jobs.state not in ('finished', 'delivered', 'cancelled')`;

/** An invalid value is ignored, an unknown key finds nothing. */
const filters: Readonly<Record<string, (values: readonly string[], today: string) => Condition | null>> = {
  state: (values) => among('jobs.state', values.filter(isOneOf(JOB_STATES)), 'text'),
  customer: (values) => among('jobs.customer_guid', values.filter(isGuid), 'uuid'),
  material: (values) => among('jobs.material_state', values.filter(isOneOf(materialStates)), 'text'),
  machine: (values) =>
    sql`exists (select 1 from job_phases p where p.job_guid = jobs.guid and p.state <> 'done'
      and ${among('p.machine_guid', values.filter(isGuid), 'uuid')})`,
  late: (values, today) => (values.includes('yes') ? lateOn(today) : null),
  stopped: (values) =>
    values.includes('yes')
      ? sql`(jobs.state = 'suspended' or (jobs.state = 'running' and jobs.phases_paused > 0))`
      : null,
  urgent: (values) => (values.includes('yes') ? sql`jobs.urgent` : null),
  questions: (values) => (values.includes('yes') ? sql`jobs.questions > 0` : null),
  from: (values) => dayLimit(DUE, '>=', values),
  to: (values) => dayLimit(DUE, '<=', values),
  'earned-from': (values) => earned(dayLimit(FINISHED, '>=', values)),
  'earned-to': (values) => earned(dayLimit(FINISHED, '<=', values)),
};

function dayLimit(of: Condition, sign: '>=' | '<=', values: readonly string[]): Condition | null {
  const day = values.at(-1) ?? '';
  return DAY.test(day) ? sql`${of} ${sql.raw(sign)} ${day}::date` : null;
}

/** Finished jobs with a price and a final cost. */
function earned(when: Condition | null): Condition | null {
  return (
    when &&
    sql`jobs.state in ('finished', 'delivered', 'cancelled') and ${when} and exists (select 1 from job_amounts a
      where a.job_guid = jobs.guid and a.actual_cost is not null)`
  );
}

/** Sorts states by their place in the life of a job, not by the alphabet. */
const rank = (column: string, states: readonly string[]): Condition =>
  sql`array_position(${[...states]}::text[], ${sql.ref(column)})`;

const columns: Readonly<Record<string, Condition>> = {
  number: sql.ref('jobs.number'),
  customerName: sql.ref('jobs.customer_name'),
  code: sql.ref('jobs.code'),
  due: sql.ref('jobs.due'),
  state: rank('jobs.state', JOB_STATES),
  quantity: sql.ref('jobs.quantity'),
  updatedAt: sql.ref('jobs.updated_at'),
  createdAt: sql.ref('jobs.created_at'),
  total: sql.ref('job_amounts.total'),
  progress: sql`jobs.phases_done::double precision / nullif(jobs.phases, 0)`,
  next: sql`lower(${nextPhase('name')})`,
  hours: sql.ref('jobs.actual_minutes'),
  material: rank('jobs.material_state', materialStates),
};

/** Earliest due day first; jobs without one come last. */
function orderOf(sort: string, viewer: Viewer): Condition {
  const field = sort.replace(/^-/, '');
  const isHidden = field === 'total' && !seesPrices(viewer);
  const column = isHidden || !Object.hasOwn(columns, field) ? undefined : columns[field];
  const direction = sql.raw(sort.startsWith('-') ? 'desc nulls last' : 'asc nulls last');
  if (!column) return sql`jobs.due asc nulls last, jobs.number, jobs.guid`;
  return sql`${column} ${direction}, jobs.guid`;
}

type Chosen = Pick<ListQuery, 'q' | 'filter' | 'archived'>;

/** The rows that the list shows. */
const whereListed = (chosen: Chosen, today: string) =>
  sql<boolean>`${sql.join([sql`true`, ...conditionsOf(chosen, today)], sql` and `)}`;

function conditionsOf({ q, filter, archived }: Chosen, today: string): Condition[] {
  const byField = new Map<string, string[]>();
  for (const text of filter) {
    const colon = text.indexOf(':');
    const field = text.slice(0, Math.max(colon, 0));
    byField.set(field, [...(byField.get(field) ?? []), text.slice(colon + 1)]);
  }
  const chosen = [...byField].flatMap(
    ([field, values]) => (Object.hasOwn(filters, field) && filters[field]?.(values, today)) || [],
  );
  const words = searchPatterns(q).map((pattern) => sql`jobs.search_key like ${pattern}`);
  const shown = archived === 'all' ? [] : [sql`(jobs.archived_at is null) = ${archived === 'no'}`];
  return [...shown, ...words, ...chosen];
}

export const listJobs = reading(jobs.list, async ({ tenant, actor, clock }, { query }) => {
  const listed = whereListed(query, dayInRome(clock()));
  const where = sql<boolean>`${sql.join([listed, ...changeConditions('jobs', query)], sql` and `)}`;
  const follows = followsChanges(query);
  return tenant(async (db) => {
    const rows = await selectJobs(db)
      .where(where)
      .orderBy(follows ? changeOrder('jobs') : orderOf(query.sort, actor))
      .limit(query.limit)
      .offset(follows ? 0 : query.offset)
      .execute();
    const { count } = await db
      .selectFrom('jobs')
      .select(sql<number>`count(*)`.as('count'))
      .where(where)
      .executeTakeFirstOrThrow();
    return {
      rows: rows.map((row) => presentJobRow(row, actor)),
      total: count,
      ...(await cursorAfter(db, 'jobs', query, rows)),
    };
  });
});
