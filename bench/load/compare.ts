import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Question } from '../../testing/ask.ts';
import type { Measure } from '../timing/time-calls.ts';
import { clusterCpuMs, cpuMs } from './cpu.ts';

/** Short turns, one after the other: noise of the machine falls on both servers alike. */
const ROUNDS = 6;
const PER_ROUND = 150;
const AT_ONCE = 8;

const CREDENTIALS = { username: 'demo@truciolo.it', password: 'Truciolo2026!' };
const calls: readonly (Question & { readonly name: string })[] = [
  { name: 'verify', path: '/auth/verify' },
  { name: 'list (materials)', path: '/materials' },
  { name: 'write (preferences)', method: 'PUT', path: '/preferences', body: { theme: 'dark' } },
];

interface Contender {
  readonly base: string;
  readonly pid: number;
}

interface Cost {
  app: number;
  database: number;
  wall: number;
}

const none = (): Cost => ({ app: 0, database: 0, wall: 0 });

async function fire(base: string, question: Question, count: number): Promise<void> {
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const { status, text } = await ask(base, question);
      if (status !== 200) throw new Error(`${question.path}: ${status} ${text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function measure({ base, pid }: Contender, backend: number, question: Question, into: Cost) {
  const before = { app: cpuMs(pid), database: clusterCpuMs(backend), wall: performance.now() };
  await fire(base, question, PER_ROUND);
  into.wall += performance.now() - before.wall;
  // A backend's last statement is counted a moment later.
  await sleep(30);
  into.app += cpuMs(pid) - before.app;
  into.database += clusterCpuMs(backend) - before.database;
}

async function login(base: string): Promise<string> {
  const { status, text } = await ask(base, { method: 'POST', path: '/auth/login', body: CREDENTIALS });
  if (status !== 200) throw new Error(`login: ${status} ${text}`);
  return (JSON.parse(text) as { token: string }).token;
}

/**
 * The same calls to the product and to the measuring stick. Told in processor time a request, which other programs on the
 * machine hardly change; requests a second beside it, which they do.
 */
export async function compare(real: Contender, bare: Contender, backend: number): Promise<Measure[]> {
  const tokens = { real: await login(real.base), bare: await login(bare.base) };
  const measures: Measure[] = [];
  for (const { name, ...call } of calls) {
    const costs = { real: none(), bare: none() };
    const asReal = { ...call, token: tokens.real };
    const asBare = { ...call, token: tokens.bare };
    await fire(real.base, asReal, PER_ROUND);
    await fire(bare.base, asBare, PER_ROUND);
    for (let round = 0; round < ROUNDS; round += 1) {
      await measure(real, backend, asReal, costs.real);
      await measure(bare, backend, asBare, costs.bare);
    }
    const each = (cost: number) => cost / (ROUNDS * PER_ROUND);
    const { real: ours, bare: theirs } = costs;
    measures.push(
      { name: `${name}: CPU of the app a request`, value: each(ours.app), unit: 'ms' },
      { name: `${name}: CPU of PostgreSQL a request`, value: each(ours.database), unit: 'ms' },
      { name: `${name}: CPU of bare fastify + pg`, value: each(theirs.app), unit: 'ms' },
      { name: `${name}: CPU of PostgreSQL for it`, value: each(theirs.database), unit: 'ms' },
      {
        name: `${name}: bare to ours, CPU of app and database`,
        value: (theirs.app + theirs.database) / (ours.app + ours.database),
        unit: '×',
        goal: '>= 0,6',
      },
      { name: `${name}: ours to bare, requests a second`, value: theirs.wall / ours.wall, unit: '×' },
    );
  }
  return measures;
}
