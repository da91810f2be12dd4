import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { demoToken } from './timing/demo-token.ts';
import { p95 } from './timing/p95.ts';
import type { Measure } from './timing/time-calls.ts';

const UPLOADS_A_MINUTE = 200;
const SECONDS = 30;
const LIST = '/customers/rows?limit=50';

/** A model of usual size; its content is not read before the request is sent. */
const MODEL = Buffer.concat([
  Buffer.from('ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n'),
  Buffer.alloc(2 * 1024 * 1024, '#1=CARTESIAN_POINT();\n'),
  Buffer.from('ENDSEC;\nEND-ISO-10303-21;\n'),
]);

/** Switches the page of the demo company on; answers its address. */
async function openPage(base: string, headers: Record<string, string>): Promise<string> {
  const now = (await (await fetch(`${base}/shop-page`, { headers })).json()) as {
    active: boolean;
    slug: string;
  };
  await fetch(`${base}/shop-page`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ base: { active: now.active }, changes: { active: true } }),
  });
  return now.slug;
}

/** Times of an ordinary user's list, one after the other. */
async function timeList(base: string, headers: Record<string, string>, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    await (await fetch(`${base}${LIST}`, { headers })).text();
    times.push(performance.now() - start);
    await sleep(50);
  }
  return times;
}

/** Uploads at an even pace, each from another address; resolves to the statuses of the answers. */
async function flood(base: string, slug: string): Promise<number[]> {
  const count = Math.round((UPLOADS_A_MINUTE * SECONDS) / 60);
  const answers: Promise<number>[] = [];
  for (let place = 0; place < count; place += 1) {
    const headers = {
      'content-type': 'application/octet-stream',
      'x-forwarded-for': `203.0.113.${place % 250}`,
    };
    const url = `${base}/shop-pages/${slug}/files?name=pezzo-${place}.step`;
    answers.push(fetch(url, { method: 'POST', headers, body: MODEL }).then(({ status }) => status));
    await sleep((SECONDS * 1000) / count);
  }
  return Promise.all(answers);
}

/** A list of the demo company before and during a flood of uploads to its page. */
export async function run(): Promise<Measure[]> {
  const server = await startServer({ LOG_LEVEL: 'error', DEMO: 'on', TRUST_PROXY: 'on' });
  try {
    const base = `${server.url}/api`;
    const headers = { authorization: `Bearer ${await demoToken(base)}` };
    const slug = await openPage(base, headers);
    await timeList(base, headers, 3);
    const before = p95(await timeList(base, headers, SECONDS / 2));
    const uploads = flood(base, slug);
    const during = p95(await timeList(base, headers, SECONDS));
    const statuses = await uploads;
    const taken = statuses.filter((status) => status === 201).length;
    return [
      { name: `shop page: uploads of 2 MB taken in ${SECONDS} s`, value: taken, unit: '' },
      { name: 'shop page: list before, p95', value: before, unit: 'ms' },
      { name: 'shop page: list during the flood, p95', value: during, unit: 'ms', goal: '< 300' },
      { name: 'shop page: during over before', value: during / before, unit: '', goal: '< 2' },
    ];
  } finally {
    await server.stop();
  }
}
