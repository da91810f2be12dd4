import { request } from 'node:http';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { demand } from '../../testing/ask.ts';
import { p50, p95 } from '../timing/p95.ts';
import type { Measure } from '../timing/time-calls.ts';

const UPLOADS_A_MINUTE = 200;
/** Quiet and flooded turns follow each other, so that other work of the machine burdens both alike. */
const TURNS = 3;
const TURN_SECONDS = 15;
/** Between two acts of the user. */
const PAUSE_MS = 100;

/** A model of usual size; its content is not read before the request is sent. */
const MODEL = Buffer.concat([
  Buffer.from('ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n'),
  Buffer.alloc(2 * 1024 * 1024, '#1=CARTESIAN_POINT();\n'),
  Buffer.from('ENDSEC;\nEND-ISO-10303-21;\n'),
]);

type Times = Record<'list' | 'save', number[]>;

/** An ordinary user lists quotes and changes one, by turns. */
async function work(base: string, token: string, quote: string, times: Times): Promise<void> {
  const end = performance.now() + TURN_SECONDS * 1000;
  while (performance.now() < end) {
    const listed = performance.now();
    await demand(base, { path: '/quotes/rows?limit=50', token });
    times.list.push(performance.now() - listed);
    const path = `/quotes/${quote}`;
    const { version, document } = await demand<{ version: number; document: { title: string } }>(base, {
      path,
      token,
    });
    const changes = [{ path: ['title'], base: document.title, value: `Lotto ${performance.now()}` }];
    const saved = performance.now();
    await demand(base, { method: 'PATCH', path, token, body: { version, changes } });
    times.save.push(performance.now() - saved);
    await sleep(PAUSE_MS);
  }
}

/** Status of an upload. Sent without `fetch`, whose streams would take the time of the user who is measured. */
const upload = (url: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const call = request(url, { method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    call.once('error', reject);
    call.end(MODEL);
  });

/** Uploads at an even pace, each from another address; resolves to the number of those that were taken. */
async function flood(base: string, slug: string): Promise<number> {
  const count = Math.round((UPLOADS_A_MINUTE * TURN_SECONDS) / 60);
  const answers: Promise<number>[] = [];
  for (let place = 0; place < count; place += 1) {
    const headers = {
      'content-type': 'application/octet-stream',
      'x-forwarded-for': `203.0.113.${place % 250}`,
    };
    const url = `${base}/shop-pages/${slug}/files?name=pezzo-${place}.step`;
    answers.push(upload(url, headers));
    await sleep((TURN_SECONDS * 1000) / count);
  }
  return (await Promise.all(answers)).filter((status) => status === 201).length;
}

/** The calls of an ordinary user of the shop with and without a flood of uploads to its page. */
export async function measureFlood(base: string, token: string, slug: string): Promise<Measure[]> {
  const { rows } = await demand<{ rows: { guid: string; state: string }[] }>(base, {
    path: '/quotes/rows?limit=50',
    token,
  });
  const quote = rows.find(({ state }) => state === 'draft');
  if (!quote) throw new Error('the demo company has no draft');
  const quiet: Times = { list: [], save: [] };
  const flooded: Times = { list: [], save: [] };
  await work(base, token, quote.guid, { list: [], save: [] });
  let taken = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    await work(base, token, quote.guid, quiet);
    const [, count] = await Promise.all([work(base, token, quote.guid, flooded), flood(base, slug)]);
    taken += count;
  }
  const ratios = (['list', 'save'] as const).flatMap((act) =>
    ([['p50', p50] as const, ['p95', p95] as const] as const).flatMap(([name, of]): Measure[] => [
      { name: `shop page: ${act} of quotes, quiet, ${name}`, value: of(quiet[act]), unit: 'ms' },
      { name: `shop page: ${act} of quotes, flood, ${name}`, value: of(flooded[act]), unit: 'ms' },
      {
        name: `shop page: ${act} of quotes, flood over quiet, ${name}`,
        value: of(flooded[act]) / of(quiet[act]),
        unit: '×',
        goal: '< 2',
      },
    ]),
  );
  const minutes = (TURNS * TURN_SECONDS) / 60;
  return [
    { name: 'shop page: uploads of 2 MB taken a minute', value: taken / minutes, unit: '1/min', goal: '200' },
    ...ratios,
    { name: 'shop page: load of the machine, mean of a minute', value: loadavg()[0] ?? Number.NaN, unit: '' },
  ];
}
