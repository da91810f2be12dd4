import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { openEmbedded } from '../apps/server/src/platform/database/embedded-engine.ts';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { findOrInstallChromium } from '../scripts/machine/find-chromium.mjs';
import { root } from '../scripts/workspace/root.mjs';
import { measureKeystroke } from './lists/measure-keystroke.ts';
import { measureScroll } from './lists/measure-scroll.ts';
import { seedCustomers } from './lists/seed-customers.ts';

interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: string;
}

const CUSTOMERS = Number(process.env.BENCH_CUSTOMERS ?? 100_000);

/** The last letter is the keystroke; each changes the number of rows, or there would be nothing to wait for. */
const searches = ['9', 'brambilla 77', 'torneria fe', '00037', 'colomboq'];

async function openList(page: Page, url: string): Promise<string> {
  const data = { username: 'demo@truciolo.it', password: 'Truciolo2026!' };
  const answer = await page.request.post(`${url}/api/auth/login`, { data });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(
    ([storedToken, storedUser]) => {
      localStorage.setItem('token', storedToken);
      localStorage.setItem('user', storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
  await page.goto(`${url}/customers`);
  await page.getByRole('grid', { name: 'Anagrafica Clienti' }).waitFor();
  return token;
}

async function measure(page: Page, url: string): Promise<Measure[]> {
  const begun = performance.now();
  const token = await openList(page, url);
  const measures: Measure[] = [
    { name: 'lists: rows', value: CUSTOMERS, unit: '' },
    { name: 'lists: login and first rows', value: performance.now() - begun, unit: 'ms' },
  ];
  // The engine vacuums its tables a moment after the start; users normally work after it.
  await page.waitForTimeout(8000);
  for (const text of searches) {
    const value = await measureKeystroke(page, url, token, text);
    console.error(`  «${text}»: ${value.toFixed(0)} ms`);
    measures.push({ name: `lists: rows after the keystroke of «${text}»`, value, unit: 'ms', goal: '< 300' });
  }
  const { mean, worst } = await measureScroll(page);
  return [
    ...measures,
    { name: 'lists: CPU of a frame while scrolling, mean', value: mean, unit: 'ms', goal: '< 16' },
    { name: 'lists: CPU of a frame while scrolling, worst of 20 stretches', value: worst, unit: 'ms' },
  ];
}

/** Customers of the demo company on the embedded engine, seen in a real browser. */
export async function run(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-lists-'));
  const dataDir = join(folder, 'data');
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  try {
    await (await startServer(settings)).stop();
    const workerScript = pathToFileURL(join(root, 'dist', 'server', 'embedded-worker.mjs'));
    const engine = await openEmbedded({ dataDir, workerScript });
    await seedCustomers(engine, CUSTOMERS);
    await engine.close();
    console.error(`  ${CUSTOMERS} righe pronte`);
    const server = await startServer(settings);
    const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({
      executablePath: await findOrInstallChromium(),
      args: ['--disable-dev-shm-usage', ...asRoot],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      return await measure(page, server.url);
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
