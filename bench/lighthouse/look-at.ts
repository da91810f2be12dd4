import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../scripts/machine/free-port.mjs';

/** An odd number, so that the median is one of them. */
const RUNS = 5;

const categories = [
  { id: 'performance', goal: '≥ 95' },
  { id: 'accessibility', goal: '100' },
  { id: 'best-practices', goal: '100' },
  { id: 'seo', goal: '100' },
] as const;

export interface Look {
  readonly scores: readonly number[];
  readonly shift: number;
  /** Addresses of the loaded scripts. */
  readonly scripts: readonly string[];
}

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

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The page as a phone shows it, several times, each in a browser of its own. */
export async function lookAt(url: string, executablePath: string): Promise<Look[]> {
  const looks: Look[] = [];
  for (let turn = 0; turn < RUNS; turn++) looks.push(await look(url, executablePath));
  return looks;
}

/** A row for each category. */
export const scoresOf = (title: string, looks: readonly Look[]) =>
  categories.map(({ id, goal }, index) => ({
    name: `${title}: Lighthouse ${id}, mobile, median of ${RUNS}`,
    value: median(looks.map(({ scores }) => scores[index] ?? Number.NaN)),
    unit: '/100',
    goal,
  }));
