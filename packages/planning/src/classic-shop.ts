import { type JobShop, makeJobShop } from './job-shop/job-shop.ts';
import { shortenJobShop } from './job-shop/shorten.ts';
import type { CompiledPhase, CompiledProblem } from './schedule/compiled.ts';
import type { Booking } from './schedule/machine-track.ts';
import type { Budget } from './search/budget.ts';

const isPlain = (phase: CompiledPhase) =>
  phase.machines.length === 1 &&
  phase.lock === null &&
  phase.lot >= phase.quantity &&
  phase.setupKey === null &&
  phase.setup + phase.work > 0;

/** The problem as a classic job shop, when it is one: machines that never close, one machine a phase, nothing else. */
export function asJobShop(problem: CompiledProblem): JobShop | null {
  const total = problem.jobs
    .flatMap(({ phases }) => phases)
    .reduce((sum, { setup, work }) => sum + setup + work, 0);
  const open = problem.machines.every(({ windows, unlimited, crew }) => {
    const [only] = windows;
    const whole = windows.length === 1 && only?.attended && only.start <= problem.now;
    return !unlimited && crew < 0 && whole && only.end >= problem.now + total;
  });
  const plain = problem.jobs.every(({ phases, release }) => release === problem.now && phases.every(isPlain));
  if (!open || !plain) return null;
  return makeJobShop(
    problem.jobs.map(({ phases }) =>
      phases.map(({ machines, setup, work }) => ({ machine: machines[0] ?? 0, duration: setup + work })),
    ),
  );
}

/** The shortest plan found, job by job. */
export function planJobShop(problem: CompiledProblem, shop: JobShop, budget: Budget): Map<number, Booking[]> {
  const { starts } = shortenJobShop(shop, budget);
  let operation = 0;
  return new Map(
    problem.jobs.map(({ index, phases }) => [
      index,
      phases.map((phase): Booking => {
        const start = problem.now + (starts[operation++] ?? 0);
        const end = start + phase.setup + phase.work;
        const machine = phase.machines[0] ?? 0;
        return { phase, machine, start, end, setup: phase.setup, setupReused: false, locked: false };
      }),
    ]),
  );
}
