import { existsSync, readFileSync } from 'node:fs';
import { makeRandom } from '../src/engine/random.ts';
import { dayNumber, MINUTES_A_DAY, machineWindows, makePlan, type PlanProblem } from '../src/index.ts';
import { classicProblem, withDueDates } from './classic.ts';

interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: string;
}

const samples = '../shared/samples/planning';
const SECONDS_EACH = 10;

const cpuSeconds = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

/** Least weighted lateness of instances with due dates, each published as optimal, and what job insertion reached. */
const tardiness = {
  ft10: { best: 1363, before: 2727 },
  la16: { best: 1169, before: 2076 },
  orb01: { best: 2568, before: 4088 },
};

function measure(problem: PlanProblem, aim: 'in-time' | 'makespan'): number {
  const start = process.cpuUsage();
  const shouldStop = () => cpuSeconds(start) > SECONDS_EACH;
  const plan = makePlan(problem, { aim, budget: { steps: 1e9, seed: 1, shouldStop } });
  return aim === 'makespan' ? plan.makespan : plan.cost.late;
}

const readInstance = (name: string) => {
  const file = `${samples}/${name}.txt`;
  return existsSync(file) ? classicProblem(readFileSync(file, 'utf8')) : null;
};

const row = (title: string, found: number, best: number, goal: string): Measure => ({
  name: `planning: ${title} ${found} (${best} known)`,
  value: (100 * (found - best)) / best,
  unit: '% over',
  goal,
});

/** Published instances against the least weighted lateness known, in ten seconds of one core each. */
export function benchLateness(): Measure[] {
  return Object.entries(tardiness).flatMap(([name, { best, before }]) => {
    const problem = readInstance(name);
    const title = `lateness of ${name}, ${before} by job insertion, now`;
    return problem ? [row(title, measure(withDueDates(problem), 'in-time'), best, '< 10')] : [];
  });
}

/** Published instances against the best makespan known, in ten seconds of one core each. */
export function benchJobShops(): Measure[] {
  if (!existsSync(`${samples}/best-known.json`)) return [];
  const known = JSON.parse(readFileSync(`${samples}/best-known.json`, 'utf8')) as Record<
    string,
    { best: number }
  >;
  return Object.entries(known).flatMap(([name, { best }]) => {
    const problem = readInstance(name);
    return problem ? [row(`makespan of ${name}`, measure(problem, 'makespan'), best, '< 3')] : [];
  });
}

/** 500 jobs of 6 phases on 20 machines of two shifts. */
export function largeShop(): PlanProblem {
  const random = makeRandom(20);
  const pick = (below: number) => Math.floor(random() * below);
  const now = (dayNumber('2026-11-16') ?? 0) * MINUTES_A_DAY;
  return {
    now,
    crews: [],
    machines: Array.from({ length: 20 }, (_, index) => ({
      id: `M${index}`,
      windows: machineWindows({ week: [16, 16, 16, 16, 16, 0, 0], exceptions: [] }, now, 730),
    })),
    jobs: Array.from({ length: 500 }, (_, job) => ({
      id: `J${job}`,
      due: now + (5 + pick(60)) * MINUTES_A_DAY,
      phases: Array.from({ length: 6 }, (_, index) => ({
        id: `${job}-${index}`,
        machines: [`M${pick(20)}`],
        setup: 15 + pick(60),
        cycle: 1 + 9 * random(),
        quantity: 1 + pick(60),
        setupKey: `F${pick(8)}`,
      })),
    })),
  };
}

export function benchLargeShop(): Measure[] {
  const problem = largeShop();
  makePlan(problem);
  const start = process.cpuUsage();
  makePlan(problem);
  return [
    {
      name: 'planning: first plan of 500 jobs x 6 phases x 20 machines',
      value: cpuSeconds(start),
      unit: 's',
      goal: '< 0,3',
    },
  ];
}
