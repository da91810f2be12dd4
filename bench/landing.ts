import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { findOrInstallChromium } from '../scripts/machine/find-chromium.mjs';
import { freePort } from '../scripts/machine/free-port.mjs';
import { root } from '../scripts/workspace/root.mjs';

interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: string;
}

/** An odd number, so that the median is one of them. */
const RUNS = 5;
const web = join(root, 'dist', 'web');

const categories = [
  { id: 'performance', goal: '≥ 95' },
  { id: 'accessibility', goal: '100' },
  { id: 'best-practices', goal: '100' },
  { id: 'seo', goal: '100' },
] as const;

interface Look {
  readonly scores: readonly number[];
  readonly shift: number;
  /** Addresses of the loaded scripts. */
  readonly scripts: readonly string[];
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const kilobytes = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(web, path))).length, 0) / 1024;

/** One run of Lighthouse with its mobile defaults, in its own browser. */
async function look(url: string, executablePath: string): Promise<Look> {
  const port = await freePort();
  // Chromium refuses its sandbox to root; containers often have a /dev/shm too small for it.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--disable-dev-shm-usage', ...asRoot],
  });
  try {
    const found = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories.map(({ id }) => id),
    });
    if (!found || found.lhr.runtimeError) throw new Error(found?.lhr.runtimeError?.message ?? 'no result');
    const { lhr } = found;
    const requests = lhr.audits['network-requests']?.details;
    const items = requests?.type === 'table' ? requests.items : [];
    return {
      scores: categories.map(({ id }) => 100 * (lhr.categories[id]?.score ?? 0)),
      shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      scripts: items.filter(({ resourceType }) => resourceType === 'Script').map((item) => String(item.url)),
    };
  } finally {
    await browser.close();
  }
}

/** Files that the browser needs before the app renders its first page: the entry and its static imports. */
function firstAppChunk(): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string; isEntry?: boolean; imports?: string[] }
  >;
  const needed = new Set<string>();
  const take = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || needed.has(chunk.file)) return;
    needed.add(chunk.file);
    chunk.imports?.forEach(take);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) take(name);
  return [...needed];
}

export async function run(): Promise<Measure[]> {
  const executablePath = await findOrInstallChromium();
  const server = await startServer({ LOG_LEVEL: 'error' });
  const looks: Look[] = [];
  try {
    for (let turn = 0; turn < RUNS; turn++) looks.push(await look(`${server.url}/`, executablePath));
  } finally {
    await server.stop();
  }
  const scripts = [...new Set(looks.flatMap((one) => one.scripts.map((url) => new URL(url).pathname)))];
  return [
    ...categories.map(({ id, goal }, index) => ({
      name: `landing: Lighthouse ${id}, mobile, median of ${RUNS}`,
      value: median(looks.map(({ scores }) => scores[index] ?? Number.NaN)),
      unit: '/100',
      goal,
    })),
    {
      name: 'landing: layout shift (worst)',
      value: Math.max(...looks.map(({ shift }) => shift)),
      unit: '',
      goal: '0',
    },
    { name: 'landing: scripts, gz', value: kilobytes(scripts), unit: 'kB', goal: '≤ 40' },
    { name: 'app: first chunk, gz', value: kilobytes(firstAppChunk()), unit: 'kB', goal: '≤ 220' },
  ];
}
