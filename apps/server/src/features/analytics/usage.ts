import {
  funnelSteps,
  type RouteResult,
  USAGE_RETENTION_MONTHS,
  type UsageDay,
  type UsageQuery,
  type usage,
} from '@truciolo/contract';
import { addDays, addMonths, dayInRome } from '@truciolo/italian';
import { AppError } from '../../platform/app-error.ts';
import { asSupplier } from '../../platform/as-supplier.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { isCompanyOf } from '../licensing/index.ts';
import {
  countFunnel,
  countUsers,
  findThrough,
  listRetention,
  listTopItems,
  listUsageDays,
} from './usage-repository.ts';
import type { Scope } from './usage-sql.ts';

const oldestDay = (today: string) => addMonths(today, -USAGE_RETENTION_MONTHS);

/** One transaction with a normalised question: own companies only, limited to the retained days. */
function ask<T>(
  context: Context,
  query: UsageQuery,
  work: (db: Db, scope: Scope, today: string) => Promise<T>,
): Promise<T> {
  const supplierGuid = context.actor.companyGuid;
  const today = dayInRome(context.clock());
  const oldest = oldestDay(today);
  return asSupplier(context, async (db) => {
    const { companyGuid } = query;
    if (companyGuid && !(await isCompanyOf(db, supplierGuid, companyGuid))) throw new AppError('NOT_FOUND');
    const from = query.from > oldest ? query.from : oldest;
    const to = query.to < today ? query.to : today;
    const through = await findThrough(db, supplierGuid);
    return work(db, { supplierGuid, companyGuid, from, to, through }, today);
  });
}

const QUIET = { users: 0, sessions: 0, pageViews: 0, clicks: 0 };

export function usageDays(context: Context, query: UsageQuery): Promise<RouteResult<typeof usage.days>> {
  return ask(context, query, async (db, scope) => {
    const known = new Map((await listUsageDays(db, scope)).map((row) => [row.day, row]));
    const rows: UsageDay[] = [];
    for (let day = scope.from; day <= scope.to; day = addDays(day, 1)) {
      rows.push(known.get(day) ?? { day, ...QUIET });
    }
    const sum = (key: 'sessions' | 'pageViews' | 'clicks') =>
      rows.reduce((total, row) => total + row[key], 0);
    const totals = {
      users: await countUsers(db, scope),
      sessions: sum('sessions'),
      pageViews: sum('pageViews'),
      clicks: sum('clicks'),
    };
    return { rows, totals };
  });
}

export const usageItems = (
  context: Context,
  query: UsageQuery,
  kind: 'page' | 'click',
): Promise<RouteResult<typeof usage.clicks>> =>
  ask(context, query, (db, scope) => listTopItems(db, scope, kind));

export function usageFunnel(context: Context, query: UsageQuery): Promise<RouteResult<typeof usage.funnel>> {
  return ask(context, query, async (db, scope) => {
    const counts = await countFunnel(db, scope);
    return { steps: funnelSteps.map((step) => ({ step, companies: counts[step] })) };
  });
}

/** A week without returning users is a zero; a future week is absent. */
export function usageRetention(
  context: Context,
  query: UsageQuery,
): Promise<RouteResult<typeof usage.retention>> {
  return ask(context, query, async (db, scope, today) => {
    const cohorts = new Map<string, number[]>();
    for (const { cohort, weeks, users } of await listRetention(db, scope, oldestDay(today))) {
      const reach = Math.floor((Date.parse(scope.to) - Date.parse(cohort)) / (7 * 86_400_000)) + 1;
      const active = cohorts.get(cohort) ?? Array.from({ length: reach }, () => 0);
      active[weeks] = users;
      cohorts.set(cohort, active);
    }
    return {
      cohorts: [...cohorts].map(([week, active]) => ({ week, users: active[0] ?? 0, active })),
    };
  });
}
