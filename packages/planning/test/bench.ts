import { existsSync, readFileSync } from 'node:fs';
import { makeRandom } from '../src/engine/random.ts';
import { dayNumber, MINUTES_A_DAY, machineWindows, makePlan, type PlanProblem } from '../src/index.ts';
import { classicProblem } from './classic.ts';

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

/** Published instances against the best makespan known, in ten seconds of one core each. */
export function benchJobShops(): Measure[] {
  if (!existsSync(`${samples}/best-known.json`)) return [];
  const known = JSON.parse(readFileSync(`${samples}/best-known.json`, 'utf8')) as Record<
    string,
    { best: number }
  >;
  return Object.entries(known).flatMap(([name, { best }]) => {
    const problem = classicProblem(readFileSync(`${samples}/${name}.txt`, 'utf8'));
    const start = process.cpuUsage();
    const shouldStop = () => cpuSeconds(start) > SECONDS_EACH;
    const { makespan } = makePlan(problem, { aim: 'makespan', budget: { steps: 1e9, seed: 1, shouldStop } });
    const over = (100 * (makespan - best)) / best;
    return [
      { name: `planning: ${name} in ${makespan} (${best} known)`, value: over, unit: '% over', goal: '< 5' },
    ];
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
      goal: '< 1',
    },
  ];
}
