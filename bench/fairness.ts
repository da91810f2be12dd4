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
  const print = (signal?: AbortSignal) =>
    fetch(`${base}/quotes/${guid}/pdf?kind=internal`, {
      headers: { authorization: `Bearer ${token}` },
      ...(signal ? { signal } : {}),
    }).then((response) => response.arrayBuffer());
  return { token, print };
}

async function timeVictim(base: string, victim: Awaited<ReturnType<typeof openCompany>>, title: string) {
  const [prints, lists]: [number[], number[]] = [[], []];
  const timed = async (times: number[], work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await timed(prints, () => victim.print());
    await timed(lists, () => demand(base, { path: '/quotes/rows?limit=100', token: victim.token }));
    await sleep(100);
  }
  return [
    { name: `fairness, ${title}: PDF, p95`, value: p95(prints), unit: 'ms', goal: '< 1.000' },
    { name: `fairness, ${title}: list, p95`, value: p95(lists), unit: 'ms', goal: '< 300' },
  ];
}

/** Print and list of a company while a trial orders large prints, six at a time, and hangs up on each. */
export async function run(): Promise<Measure[]> {
  const server = await startServer({ DEMO: 'off', LOG_LEVEL: 'silent' });
  try {
    const base = `${server.url}/api`;
    const victim = await openCompany(base, 2);
    const trial = await openCompany(base, POSITIONS);
    const alone = await timeVictim(base, victim, 'alone');
    let isOver = false;
    const rude = async () => {
      while (!isOver) await trial.print(AbortSignal.timeout(300)).catch(() => undefined);
    };
    const flood = Promise.all(Array.from({ length: AT_ONCE }, rude));
    const beside = await timeVictim(base, victim, 'beside the trial');
    isOver = true;
    await flood;
    return [...alone, ...beside];
  } finally {
    await server.stop();
  }
}
