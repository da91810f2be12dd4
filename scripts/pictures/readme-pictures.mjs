// @ts-check
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccount, logIn, setTheme } from '../browser/running-app.mjs';
import { root } from '../workspace/root.mjs';
import { step } from '../workspace/step.mjs';
import { fullestQuote } from './fullest-quote.mjs';
import { openContext } from './open-context.mjs';
import { settle } from './photograph.mjs';

const folder = join(root, 'docs', 'pictures');

/** Limit of all pictures together: every clone of the repository contains them. */
const MAX_BYTES = 1_500_000;

/**
 * @typedef {object} Picture
 * @property {string} name
 * @property {string} [path] the fullest quote, if none is given
 * @property {(page: import('@playwright/test').Page) => Promise<unknown>} [act] until the page shows what is to be seen
 * @property {boolean} [phone]
 * @property {boolean} [large] the picture on top of the README, light and dark and twice as fine
 */

/** @param {import('@playwright/test').Page} page */
const tryExample = (page) => page.getByRole('button', { name: 'Prova con un esempio' }).click();

/** @type {readonly Picture[]} */
const pictures = [
  { name: 'quote', large: true },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'history', path: '/quote-history' },
  { name: 'requests', path: '/richieste' },
  { name: 'plan', path: '/dashboard/commesse/piano' },
  { name: 'floor', path: '/dashboard/commesse/reparto', phone: true },
  {
    name: 'assistant',
    path: '/cam-assistant',
    act: async (page) => {
      await tryExample(page);
      await page.getByText('Grezzo proposto').waitFor({ timeout: 120_000 });
      await page.waitForTimeout(5000);
    },
  },
  {
    name: 'cam',
    path: '/threading-table/cam',
    act: async (page) => {
      await tryExample(page);
      await page.getByTestId('cycle-time').waitFor({ timeout: 120_000 });
      await page.waitForTimeout(3000);
    },
  },
  { name: 'cutting', path: '/calcolo-parametri' },
  { name: 'threads', path: '/threading-table' },
];

/**
 * Chromium encodes WebP itself, so that no other program is needed.
 * @param {import('@playwright/test').Page} page @param {string} file
 */
async function saveWebp(page, file) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  writeFileSync(file, Buffer.from(data, 'base64'));
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {Picture} picture
 * @param {Awaited<ReturnType<typeof logIn>>} session
 */
async function take(browser, url, { name, path, act, phone, large }, session) {
  const viewport = phone
    ? { width: 390, height: 844 }
    : large
      ? { width: 1440, height: 900 }
      : { width: 1280, height: 800 };
  for (const theme of large ? /** @type {const} */ (['light', 'dark']) : /** @type {const} */ (['light'])) {
    await setTheme(url, session.token, theme);
    const context = await openContext(browser, url, { viewport, scale: large ? 1.5 : 1, session });
    const page = await context.newPage();
    await page.goto(path ?? (await fullestQuote(url, session.token)));
    await settle(page, 90_000);
    await act?.(page);
    await saveWebp(page, join(folder, `${name}${large ? `-${theme}` : ''}.webp`));
    await context.close();
  }
}

/**
 * The pictures of the README, out of the demo company.
 * @param {import('@playwright/test').Browser} browser @param {string} url
 * @param {(name: string) => boolean} isWanted
 */
export async function makeReadmePictures(browser, url, isWanted) {
  mkdirSync(folder, { recursive: true });
  const session = await logIn(url, demoAccount);
  for (const picture of pictures.filter(({ name }) => isWanted(name))) {
    await step(`docs/pictures/${picture.name}`, () => take(browser, url, picture, session));
  }
  await setTheme(url, session.token, 'light');
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  console.log(`${(bytes / 1000).toFixed(0)} kB in all.`);
  if (bytes > MAX_BYTES) throw new Error(`docs/pictures is larger than ${MAX_BYTES / 1000} kB.`);
}
