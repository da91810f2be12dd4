import { setTimeout as sleep } from 'node:timers/promises';
import { asBody, pin, pinQuote } from '../apps/server/test/quote-samples.ts';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { demand } from '../testing/ask.ts';
import { enter, openShop } from '../testing/open-shop.ts';
import { p95 } from './timing/p95.ts';
import type { Measure } from './timing/time-calls.ts';

const ROUNDS = 30;
const POSITIONS = 300;
const AT_ONCE = 6;
/** A call without an answer for this long counts as this long; after a few of them the rest of the rounds are left out. */
const LIMIT_MS = 10_000;
const MOST_UNANSWERED = 3;

/** A company with a quote of so many positions. */
async function openCompany(base: string, positions: number) {
  const token = await enter(base, await openShop(base));
  const document = pinQuote({
    positions: Array.from({ length: positions }, (_, at) =>
      pin({ id: `p${at}`, code: `RO-${at}`, quantities: [10, 50] }),
    ),
  });
  const body = asBody(document);
  const { guid } = await demand<{ guid: string }>(base, { method: 'POST', path: '/quotes', token, body });
  const read = async (path: string, limitMs: number) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${base}${path}`, { headers, signal: AbortSignal.timeout(limitMs) });
    await response.arrayBuffer();
    return response.ok;
  };
  return {
    print: (limitMs = LIMIT_MS) => read(`/quotes/${guid}/pdf?kind=internal`, limitMs),
    list: () => read('/quotes/rows?limit=100', LIMIT_MS),
  };
}

async function timeVictim(victim: Awaited<ReturnType<typeof openCompany>>, title: string) {
  const [prints, lists]: [number[], number[]] = [[], []];
  let unanswered = 0;
  const timed = async (times: number[], work: () => Promise<boolean>) => {
    const start = performance.now();
    if (!(await work().catch(() => false))) unanswered += 1;
    times.push(performance.now() - start);
  };
  for (let round = 0; round < ROUNDS && unanswered < MOST_UNANSWERED; round += 1) {
    await timed(prints, () => victim.print());
    await timed(lists, () => victim.list());
    await sleep(100);
  }
  return [
    { name: `fairness, ${title}: PDF, p95`, value: p95(prints), unit: 'ms', goal: '< 1.000' },
    { name: `fairness, ${title}: list, p95`, value: p95(lists), unit: 'ms', goal: '< 300' },
    { name: `fairness, ${title}: refused or unanswered`, value: unanswered, unit: 'calls', goal: '0' },
  ];
}

/** Print and list of a company while a trial orders large prints, six at a time, and hangs up on each. */
export async function run(): Promise<Measure[]> {
  const server = await startServer({ DEMO: 'off', LOG_LEVEL: 'silent' });
  try {
    const base = `${server.url}/api`;
    const victim = await openCompany(base, 2);
    const trial = await openCompany(base, POSITIONS);
    const alone = await timeVictim(victim, 'alone');
    let isOver = false;
    const rude = async () => {
      while (!isOver) await trial.print(300).catch(() => false);
    };
    const flood = Promise.all(Array.from({ length: AT_ONCE }, rude));
    const beside = await timeVictim(victim, 'beside the trial');
    isOver = true;
    await flood;
    return [...alone, ...beside];
  } finally {
    await server.stop();
  }
}
