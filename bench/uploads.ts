import { readFileSync } from 'node:fs';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { demand } from '../testing/ask.ts';
import { enter, openShop } from '../testing/open-shop.ts';
import type { Measure } from './timing/time-calls.ts';

const COUNT = 30;
const FILE = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(49 * 1024 * 1024)]);

/** Resident memory of a process, in MB: now (`VmRSS`) or at its highest (`VmHWM`). Linux only. */
function memoryOf(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024);
}

async function measure(name: string, program?: string): Promise<Measure[]> {
  const server = await startServer({ DEMO: 'off', LOG_LEVEL: 'silent' }, program);
  try {
    const base = `${server.url}/api`;
    const token = await enter(base, await openShop(base));
    const body = { subject: 'Disegni', text: '' };
    const { guid } = await demand<{ guid: string }>(base, { method: 'POST', path: '/requests', token, body });
    const before = memoryOf(server.pid, 'VmRSS');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
    const answers = await Promise.all(
      Array.from({ length: COUNT }, (_, at) =>
        fetch(`${base}/requests/${guid}/files?name=${at}.pdf`, {
          method: 'POST',
          headers,
          body: FILE,
        }).then(({ status }) => status),
      ),
    );
    return [
      { name: `${name}: memory before`, value: before, unit: 'MB' },
      { name: `${name}: highest memory`, value: memoryOf(server.pid, 'VmHWM'), unit: 'MB' },
      { name: `${name}: stored`, value: answers.filter((status) => status === 201).length, unit: '' },
    ];
  } finally {
    await server.stop();
  }
}

/** Thirty uploads of 49 MB at once, into this build and, to compare, into the folder of another one that is named. */
export async function run(): Promise<Measure[]> {
  const others = process.argv.slice(2).filter((word) => word.includes('/'));
  const measures: Measure[] = [];
  for (const other of others) measures.push(...(await measure('other build', other)));
  return [...measures, ...(await measure('this build'))];
}
