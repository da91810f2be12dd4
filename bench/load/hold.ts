import type { Measure } from '../timing/time-calls.ts';
import { clusterCpuMs, cpuMs, idleMs, residentMb } from './cpu.ts';
import { readDelay } from './loop-delay.ts';
import type { Machine } from './machine.ts';
import type { Person } from './people.ts';
import { type Visit, work } from './visits.ts';

/** Two users who change the same title at the same moment: the second rightly gets a conflict. */
const CONFLICT = 409;
/** People come one after the other: everybody's first login at once is a start of the day no shop has. */
const ARRIVAL_MS = 10_000;
const WARM_MS = 15_000;

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

interface Holding {
  readonly title: string;
  readonly people: readonly Person[];
  readonly think: () => number;
  readonly seconds: number;
  /** Of the p99 of all acts. */
  readonly goal?: string;
}

/** Users at work for a while: their waiting times, and the resources used. */
export async function hold(
  machine: Machine,
  { title, people, think, seconds, goal }: Holding,
): Promise<Measure[]> {
  const { base, pids, backend } = machine;
  const visits: Visit[] = [];
  const warm = performance.now() + WARM_MS;
  const until = warm + seconds * 1000;
  const spent = () => ({
    app: pids.reduce((sum, pid) => sum + cpuMs(pid), 0) / 1000,
    database: clusterCpuMs(backend) / 1000,
    idle: idleMs() / 1000,
  });
  const warmed = new Promise<ReturnType<typeof spent>>((resolve) =>
    setTimeout(() => {
      visits.length = 0;
      void readDelay(machine).then(() => resolve(spent()));
    }, WARM_MS),
  );
  await Promise.all(
    people.map(async (person, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index / people.length) * ARRIVAL_MS));
      await work(base, person, { think, until }, (visit) => visits.push(visit));
    }),
  );
  const before = await warmed;
  const after = spent();
  const took = (performance.now() - warm) / 1000;
  const delay = await readDelay(machine);
  const times = (name?: string) =>
    visits
      .filter((visit) => !name || visit.name === name)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b);
  const all = times();
  const failed = visits.filter(({ status }) => status >= 400 && status !== CONFLICT).length;
  const each = (name: 'app' | 'database') => ((after[name] - before[name]) * 1000) / visits.length;
  const cores = (name: 'app' | 'database' | 'idle') => (after[name] - before[name]) / took;
  const measure = (name: string, value: number, unit: string, wanted?: string): Measure => ({
    name: `${title}: ${name}`,
    value,
    unit,
    ...(wanted ? { goal: wanted } : {}),
  });
  const names = [...new Set(visits.map(({ name }) => name))].sort();
  return [
    measure('people at once, each with an open event stream', people.length, ''),
    measure('acts a second', visits.length / took, '1/s'),
    measure('refused or failed', failed, '', '0'),
    measure('p50', at(all, 0.5), 'ms'),
    measure('p99', at(all, 0.99), 'ms', goal),
    ...names.map((name) => measure(`${name}, p99`, at(times(name), 0.99), 'ms')),
    measure('delay of the event loop, p99', delay.p99, 'ms'),
    measure('delay of the event loop, longest', delay.longest, 'ms'),
    measure('CPU of the app an act', each('app'), 'ms'),
    measure('CPU of PostgreSQL an act', each('database'), 'ms'),
    measure('cores in use by the app', cores('app'), ''),
    measure('cores in use by PostgreSQL', cores('database'), ''),
    measure('cores idle', cores('idle'), ''),
    measure('memory of a process', Math.max(...pids.map(residentMb)), 'MB'),
  ];
}
