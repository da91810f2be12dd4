import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { customers } from '@truciolo/contract';
import { writeXlsx } from 'hucre/xlsx';
import { headingOf } from '../apps/server/src/features/imports/sheets/sheet.ts';
import { sheets } from '../apps/server/src/features/imports/sheets/sheets.ts';
import { startServer } from '../scripts/e2e/start-server.mjs';

interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: string;
}

const ROWS = 10_000;
const json = { 'content-type': 'application/json' };

/** Ten thousand customers with the fields people really fill. */
function book(): Promise<Uint8Array> {
  const { columns } = sheets.customers;
  const rows = Array.from({ length: ROWS }, (_, at) =>
    columns.map(({ path, example = null }) => {
      if (path === 'code') return `B${at}`;
      if (path === 'name') return `Officina meccanica ${at} S.r.l.`;
      if (path === 'vatNumber' || path === 'fiscalCode') return String(10_000_000_000 + at);
      return example;
    }),
  );
  return writeXlsx({ sheets: [{ name: 'Clienti', rows: [columns.map(headingOf), ...rows] }] });
}

/** Peak memory of the process in MB (Linux only). */
function peak(pid: number): number {
  const line = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? Number.NaN) / 1024;
}

const resident = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

/** The server's own process, whatever its parents are. */
function listener(url: string): number {
  const { port } = new URL(url);
  const text = execFileSync('ss', ['-ltnp', `sport = :${port}`], { encoding: 'utf8' });
  return Number(/pid=(\d+)/.exec(text)?.[1] ?? Number.NaN);
}

export async function run(): Promise<Measure[]> {
  const bytes = await book();
  const server = await startServer({ DEMO: 'on', LOG_LEVEL: 'error' });
  try {
    const api = `${server.url}/api`;
    const body = JSON.stringify({ username: 'demo@truciolo.it', password: 'Truciolo2026!' });
    const login = await fetch(`${api}/auth/login`, { method: 'POST', headers: json, body });
    const { token } = (await login.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const pid = listener(server.url);
    const before = resident(pid);

    const read = async () => {
      const start = performance.now();
      const response = await fetch(`${api}/imports/previews/customers?name=banco.xlsx`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: Buffer.from(bytes),
      });
      const preview = (await response.json()) as { guid: string; counts: Record<string, number> };
      if (!response.ok) throw new Error(JSON.stringify(preview));
      return { preview, seconds: (performance.now() - start) / 1000 };
    };
    const first = await read();
    if (first.preview.counts.fresh !== ROWS) throw new Error(JSON.stringify(first.preview.counts));
    const start = performance.now();
    const confirm = await fetch(`${api}/imports/previews/${first.preview.guid}/confirm`, {
      method: 'POST',
      headers: { ...headers, ...json },
      body: '{}',
    });
    const lines = (await confirm.text()).trim().split('\n');
    const saving = (performance.now() - start) / 1000;
    if (!lines.at(-1)?.includes(`"created":${ROWS}`)) throw new Error(lines.at(-1));
    const memory = peak(pid) - before;
    const second = await read();
    if (second.preview.counts.unchanged !== ROWS) throw new Error(JSON.stringify(second.preview.counts));
    const exportStart = performance.now();
    const exported = await fetch(`${api}/imports/exports/customers`, {
      method: 'POST',
      headers: { ...headers, ...json },
      body: '{}',
    });
    await exported.text();
    const exporting = (performance.now() - exportStart) / 1000;
    const windowStart = performance.now();
    await fetch(`${api}/imports/previews/${second.preview.guid}/rows?offset=9000&limit=200`, { headers });
    const window = performance.now() - windowStart;
    return [
      {
        name: `imports: ${ROWS} ${customers.list.path.split('/')[1]}, read and planned`,
        value: first.seconds,
        unit: 's',
      },
      { name: 'imports: saved', value: saving, unit: 's' },
      { name: 'imports: both', value: first.seconds + saving, unit: 's', goal: '< 10' },
      { name: 'imports: memory beyond the idle server', value: memory, unit: 'MB', goal: '< 300' },
      { name: 'imports: the same file again, read and planned', value: second.seconds, unit: 's' },
      { name: 'imports: a window of 200 rows of the preview', value: window, unit: 'ms' },
      { name: `imports: ${ROWS} rows exported`, value: exporting, unit: 's' },
    ];
  } finally {
    await server.stop();
  }
}
