import { type JobFigure, jobs } from '@truciolo/contract';
import type { Money } from '@truciolo/money';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { reading } from '../../../platform/http/endpoint.ts';
import { dayInRome } from '../../../platform/rome-time.ts';
import { seesPrices } from '../../quotes/index.ts';
import { whereListed } from './list-jobs.ts';

const IN_HAND = ['to-plan', 'planned', 'running', 'suspended', 'finished'].map((state) => `state:${state}`);

/** All of them are jobs in hand: one look at those is enough. */
const figures = {
  inHand: IN_HAND,
  late: ['late:yes'],
  stopped: ['stopped:yes'],
  toDeliver: ['state:finished'],
} as const;
type Name = keyof typeof figures;
const names = Object.keys(figures) as Name[];

/** Jobs at a glance. Each figure is counted through the filter it answers, so that the list behind it agrees. */
export const jobFigures = reading(jobs.figures, async ({ tenant, actor, clock }) => {
  const counted = await tenant((db) => countInHand(db, dayInRome(clock())));
  const figure = (name: Name): JobFigure => ({
    filter: [...figures[name]],
    count: counted[name].count,
    value: seesPrices(actor) ? counted[name].value : null,
  });
  return {
    inHand: figure('inHand'),
    late: figure('late'),
    stopped: figure('stopped'),
    toDeliver: figure('toDeliver'),
  };
});

type Counts = Record<Name, { readonly count: number; readonly value: Money }>;

async function countInHand(db: Db, today: string): Promise<Counts> {
  const listed = (name: Name) => whereListed({ q: '', filter: [...figures[name]], archived: 'no' }, today);
  const counts = names.map(
    (name) => sql`jsonb_build_object('count', count(*) filter (where ${listed(name)}),
      'value', coalesce(sum(job_amounts.total) filter (where ${listed(name)}), 0)) as ${sql.id(name)}`,
  );
  const { rows } = await sql<Counts>`select ${sql.join(counts)}
    from jobs left join job_amounts on job_amounts.job_guid = jobs.guid where ${listed('inHand')}`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('counts without a row');
  return found;
}
