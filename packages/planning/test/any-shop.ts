import { pick } from '../src/engine/moves.ts';
import { makeShop, type Places, type Shop } from '../src/engine/shop.ts';
import { openJobs } from '../src/make-plan.ts';
import { makeBase } from '../src/schedule/base-schedule.ts';
import { compileProblem } from '../src/schedule/compile-problem.ts';
import { classicProblem, withDueDates } from './classic.ts';

const MACHINES = 4;
const JOBS = 6;

/** A job shop of six jobs, each on four machines in an order of its own. With choice, operations can go to a second machine. */
export function anyShop(random: () => number, hasChoice = false): Shop {
  const rows = Array.from({ length: JOBS }, () => {
    const machines = Array.from({ length: MACHINES }, (_, machine) => ({ machine, rank: random() }));
    return machines
      .sort((a, b) => a.rank - b.rank)
      .map(({ machine }) => `${machine} ${1 + pick(20, random)}`)
      .join(' ');
  });
  const { jobs, ...rest } = withDueDates(classicProblem(`${JOBS} ${MACHINES}\n${rows.join('\n')}`));
  const compiled = compileProblem({
    ...rest,
    jobs: jobs.map(({ phases, ...job }, index) => ({
      ...job,
      release: index,
      phases: phases.map(({ machines, ...phase }) => ({
        ...phase,
        machines: hasChoice ? [...machines, String(pick(MACHINES, random))] : machines,
      })),
    })),
  });
  const base = makeBase(compiled);
  return makeShop(base.board, openJobs(compiled, base).flat(), new Map());
}

/** Job after job, each operation on its first machine. */
export const jobAfterJob = ({ phases }: Shop): Places => ({
  machine: Int32Array.from(phases, ({ machines: [only] }) => only ?? 0),
  start: Float64Array.from(phases, (_, operation) => operation),
});
