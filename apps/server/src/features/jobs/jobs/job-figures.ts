import { type JobFigure, jobs } from '@truciolo/contract';
import type { Money } from '@truciolo/money';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { dayInRome } from '../../../platform/rome-time.ts';
import { seesPrices } from '../../quotes/index.ts';
import { whereListed } from './list-jobs.ts';

const IN_HAND = ['to-plan', 'planned', 'running', 'suspended', 'finished'].map((state) => `state:${state}`);

/** Jobs at a glance. Each figure is counted through the filter it answers, so that the list behind it agrees. */
export const jobFigures = endpoint(jobs.figures, async ({ tenant, actor, clock }) => {
  const today = dayInRome(clock());
  return tenant(async (db) => {
    const figure = async (filter: readonly string[]): Promise<JobFigure> => {
      const { count, value } = await countListed(db, filter, today);
      return { filter: [...filter], count, value: seesPrices(actor) ? value : null };
    };
    return {
      inHand: await figure(IN_HAND),
      late: await figure(['late:yes']),
      stopped: await figure(['stopped:yes']),
      toDeliver: await figure(['state:finished']),
    };
  });
});

async function countListed(db: Db, filter: readonly string[], today: string) {
  return db
    .selectFrom('jobs')
    .leftJoin('jobAmounts', 'jobAmounts.jobGuid', 'jobs.guid')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<Money>`coalesce(sum(job_amounts.total), 0)::bigint`.as('value'),
    ])
    .where(whereListed({ q: '', filter: [...filter], archived: 'no' }, today))
    .executeTakeFirstOrThrow();
}
