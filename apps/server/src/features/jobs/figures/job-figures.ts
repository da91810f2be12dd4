import { type JobFigure, jobs, seesPrices } from '@truciolo/contract';
import { dayInRome } from '@truciolo/italian';
import { isClosed, JOB_STATES } from '@truciolo/jobs';
import type { Db } from '../../../platform/database/handles.ts';
import { lastTwice, type Span } from '../../../platform/day-span.ts';
import { reading } from '../../../platform/http/endpoint.ts';
import { type Counted, sumEarned, sumJobsByState, sumJobsToday } from './sums-repository.ts';

const IN_HAND = JOB_STATES.filter((state) => !isClosed(state)).map((state) => `state:${state}`);

/** Jobs at a glance. Each figure comes with the filter of the jobs that it counts. */
export const jobFigures = reading(jobs.figures, async ({ tenant, actor, clock }, { query }) => {
  const today = dayInRome(clock());
  const { now, before } = lastTwice(today, Number(query.days));
  const figure = (filter: readonly string[], { count, value }: Counted): JobFigure => ({
    filter: [...filter],
    count,
    value: seesPrices(actor) ? value : null,
  });
  return tenant(async (db) => {
    const counted = await sumJobsToday(db, today);
    const seesCosts = seesPrices(actor) && !actor.hideCosts;
    return {
      inHand: figure(IN_HAND, counted.inHand),
      late: figure(['late:yes'], counted.late),
      stopped: figure(['stopped:yes'], counted.stopped),
      toDeliver: figure(['state:finished'], counted.toDeliver),
      earned: seesCosts ? { now: await earnedIn(db, now), before: await earnedIn(db, before) } : null,
    };
  });
});

async function earnedIn(db: Db, days: Span) {
  const { margin, quoted, ...counted } = await sumEarned(db, days);
  return { filter: [`earned-from:${days.from}`, `earned-to:${days.to}`], ...counted, margin, quoted };
}

/** How many are in each state. */
export const countJobs = reading(jobs.counts, async ({ tenant, clock }) => {
  const rows = await tenant((db) => sumJobsByState(db, dayInRome(clock())));
  const sum = (field: 'late' | 'questions') => rows.reduce((total, row) => total + row[field], 0);
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  const states = Object.fromEntries(JOB_STATES.map((state) => [state, counts.get(state) ?? 0]));
  return {
    states: states as Record<(typeof JOB_STATES)[number], number>,
    late: sum('late'),
    questions: sum('questions'),
  };
});
