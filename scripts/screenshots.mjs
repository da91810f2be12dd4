// @ts-check
// npm run screenshots [-- --url http://localhost:3000] [-- --only login,dashboard] [-- --landing] [-- --readme]
// Every page, wide and narrow, private ones light and dark, into ./screenshots. With --landing: the pictures of the
// product that the public pages show, into apps/web/public. With --readme: those of the README, into docs/pictures.
import './workspace/check-node.mjs';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { journeyPages, privatePages, publicPages, supplierPages } from './browser/app-pages.mjs';
import { openBrowser } from './browser/open-browser.mjs';
import { demoAccount, logIn, runningApp, setTheme, supplierAccount } from './browser/running-app.mjs';
import { makeLandingPictures } from './pictures/landing-pictures.mjs';
import { openContext } from './pictures/open-context.mjs';
import { photograph } from './pictures/photograph.mjs';
import { makeReadmePictures } from './pictures/readme-pictures.mjs';
import { reportFailure } from './workspace/report-failure.mjs';
import { root } from './workspace/root.mjs';
import { step } from './workspace/step.mjs';

const widths = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

/**
 * @typedef {object} Round one account, one theme, one width
 * @property {readonly import('./browser/app-pages.mjs').AppPage[]} pages
 * @property {'wide' | 'narrow'} width
 * @property {'light' | 'dark'} [theme] private pages only
 * @property {Awaited<ReturnType<typeof logIn>>} [session]
 */

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {string} out @param {Round} round
 */
async function takeRound(browser, url, out, { pages, width, theme, session }) {
  if (session && theme) await setTheme(url, session.token, theme);
  const context = await openContext(browser, url, { viewport: widths[width], session });
  const page = await context.newPage();
  for (const { name, path } of pages) {
    const file = join(out, [name, width, theme].filter(Boolean).join('-'));
    await photograph(page, path, `${file}.png`);
  }
  await context.close();
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url
 * @param {(name: string) => boolean} isWanted
 */
async function takeAll(browser, url, isWanted) {
  const out = join(root, 'screenshots');
  mkdirSync(out, { recursive: true });
  /** @param {readonly import('./browser/app-pages.mjs').AppPage[]} pages */
  const chosen = (pages) => pages.filter(({ name }) => isWanted(name));
  const accounts = [
    { pages: chosen([...privatePages, ...journeyPages]), account: demoAccount },
    { pages: chosen(supplierPages), account: supplierAccount },
  ].filter(({ pages }) => pages.length > 0);

  for (const width of /** @type {const} */ (['wide', 'narrow'])) {
    await step(`Public pages, ${width}`, () =>
      takeRound(browser, url, out, { pages: chosen(publicPages), width }),
    );
  }
  for (const { pages, account } of accounts) {
    const session = await logIn(url, account);
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      for (const width of /** @type {const} */ (['wide', 'narrow'])) {
        await step(`Pages of ${account.username}, ${theme}, ${width}`, () =>
          takeRound(browser, url, out, { pages, width, theme, session }),
        );
      }
    }
  }
  console.log(`The pictures are in ${out}.`);
}

async function main() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      only: { type: 'string' },
      landing: { type: 'boolean' },
      readme: { type: 'boolean' },
    },
  });
  const names = values.only?.split(',');
  /** @param {string} name */
  const isWanted = (name) => names?.includes(name) ?? true;
  const app = await runningApp(values.url);
  const browser = await openBrowser();
  try {
    if (values.landing) await makeLandingPictures(browser, app.url, isWanted);
    else if (values.readme) await makeReadmePictures(browser, app.url, isWanted);
    else await takeAll(browser, app.url, isWanted);
  } finally {
    await browser.close();
    await app.stop();
  }
}

main().catch(reportFailure);
