import { chromium, type Page } from '@playwright/test';
import { pin, pinQuote } from '../apps/server/test/quote-samples.ts';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { findOrInstallChromium } from '../scripts/machine/find-chromium.mjs';

interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: string;
}

const POSITIONS = 200;
/** An odd number, so that the median is one of them. */
const KEYS = 41;

const median = (list: readonly number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

async function createQuote(page: Page, url: string): Promise<string> {
  const credentials = { username: 'demo@truciolo.it', password: 'Truciolo2026!' };
  const login = await page.request.post(`${url}/api/auth/login`, { data: credentials });
  const { token, user } = (await login.json()) as { token: string; user: object };
  const positions = Array.from({ length: POSITIONS }, (_, index) =>
    pin({ id: `p${index}`, code: `RO-${4471 + index}-B`, quantities: [10, 50, 100, 500] }),
  );
  const answer = await page.request.post(`${url}/api/quotes`, {
    headers: { authorization: `Bearer ${token}` },
    data: { document: pinQuote({ positions }) },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(
    ([storedToken, storedUser]) => {
      localStorage.setItem('token', storedToken);
      localStorage.setItem('user', storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
  return ((await answer.json()) as { guid: string }).guid;
}

interface Stroke {
  /** From the key to the frame after the one that shows the new totals, ms. */
  readonly shown: number;
  /** Time of the page's main thread up to there, ms. */
  readonly thread: number;
}

/** Types or deletes the first digit of a cycle time and waits for the quote's totals to change. */
async function stroke(page: Page, key: string, spent: () => Promise<number>): Promise<Stroke> {
  const before = await spent();
  // Installed before the key is pressed, to avoid a race.
  const shown = await page.evaluateHandle(() => ({
    time: new Promise<number>((resolve, reject) => {
      const totals = () => document.querySelector('[aria-label="Totali del preventivo"]')?.textContent;
      const old = totals();
      if (!old) return reject(new Error('no totals'));
      let begun = 0;
      addEventListener(
        'keydown',
        () => {
          begun = performance.now();
        },
        { capture: true, once: true },
      );
      const look = () => {
        if (begun > 0 && totals() !== old) {
          // A timer set in a frame runs once that frame is drawn.
          setTimeout(() => resolve(performance.now() - begun));
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }),
  }));
  await page.keyboard.press(key);
  const time = await shown.evaluate((watch) => watch.time);
  return { shown: time, thread: (await spent()) - before };
}

/** A keystroke in a large quote, in a real browser. */
export async function run(): Promise<Measure[]> {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--disable-dev-shm-usage', ...asRoot],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const guid = await createQuote(page, server.url);
    const begun = performance.now();
    await page.goto(`${server.url}/quote-tools/${guid}`);
    const field = page.getByLabel(/Ciclo di Tornitura|Tempo ciclo/).first();
    await field.waitFor();
    const opened = performance.now() - begun;
    await field.click();
    // The digit goes to the front: after the comma there is no room for another one.
    await field.press('Home');
    const session = await page.context().newCDPSession(page);
    // Thread time, so that other load of the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spent = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const strokes: Stroke[] = [];
    for (let turn = 0; turn < KEYS; turn += 1) {
      strokes.push(await stroke(page, turn % 2 === 0 ? '3' : 'Backspace', spent));
      // The pace of a typist.
      await page.waitForTimeout(150);
    }
    const name = `quote of ${POSITIONS} positions`;
    return [
      { name: `${name}: opened`, value: opened, unit: 'ms' },
      {
        name: `${name}: key to new totals, median of ${KEYS}`,
        value: median(strokes.map(({ shown }) => shown)),
        unit: 'ms',
        goal: '< 50',
      },
      {
        name: `${name}: thread time of a key, median`,
        value: median(strokes.map(({ thread }) => thread)),
        unit: 'ms',
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
