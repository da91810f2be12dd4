// @ts-check
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccount, logIn, setTheme } from '../browser/running-app.mjs';
import { run } from '../machine/run.mjs';
import { findFfmpeg } from '../video/encode-film.mjs';
import { root } from '../workspace/root.mjs';
import { step } from '../workspace/step.mjs';
import { fullestQuote } from './fullest-quote.mjs';
import { openContext } from './open-context.mjs';
import { settle } from './photograph.mjs';

const publicFolder = join(root, 'apps', 'web', 'public');

/** The card of a shared link: the hero drawing and its sentence, without what only makes sense on the page. */
const shareCard = `
  .top nav, .lead, .cta, .claims, .zone { display: none !important; }
  .top { position: absolute !important; top: 34px !important; right: 0; border: 0 !important; background: none !important; }
  .hero { height: 630px; padding: 40px 0 0 !important; }
  .hero-head { grid-template-columns: 1fr !important; }
  .hero h1 { max-width: 15em; font-size: 54px !important; }
  .scene.wide { width: 1096px !important; margin: 20px auto 0 !important; }
`;

/**
 * Pictures of the product on the landing page; names and sizes are those its markup asks for.
 * @type {readonly { name: string, viewport: { width: number, height: number } }[]}
 */
const productPictures = [
  { name: 'quote', viewport: { width: 1440, height: 900 } },
  { name: 'quote-phone', viewport: { width: 390, height: 844 } },
];

/** @param {import('@playwright/test').Browser} browser @param {string} url */
async function makeShareCard(browser, url) {
  const context = await openContext(browser, url, { viewport: { width: 1200, height: 630 } });
  const page = await context.newPage();
  await page.goto('/');
  await page.addStyleTag({ content: shareCard });
  await settle(page);
  await page.screenshot({ path: join(publicFolder, 'og-image.png') });
  await context.close();
}

/** @param {string} ffmpeg @param {string} png @param {string} target without its ending */
async function encodePicture(ffmpeg, png, target) {
  const common = ['-v', 'error', '-y', '-i', png, '-frames:v', '1'];
  const formats = [
    [
      ...common,
      '-c:v',
      'libaom-av1',
      '-cpu-used',
      '6',
      '-still-picture',
      '1',
      '-crf',
      '28',
      '-pix_fmt',
      'yuv420p',
      `${target}.avif`,
    ],
    [...common, '-c:v', 'libwebp', '-quality', '84', `${target}.webp`],
  ];
  for (const args of formats) {
    if ((await run(ffmpeg, args)) !== 0) throw new Error(`ffmpeg non ha scritto ${args.at(-1)}`);
    console.log(`  ${args.at(-1)}: ${(statSync(args.at(-1) ?? '').size / 1024).toFixed(0)} kB`);
  }
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {typeof productPictures} pictures
 */
async function makeProductPictures(browser, url, pictures) {
  const ffmpeg = findFfmpeg();
  const folder = join(publicFolder, 'product');
  mkdirSync(folder, { recursive: true });
  const session = await logIn(url, demoAccount);
  await setTheme(url, session.token, 'light');
  const path = await fullestQuote(url, session.token);
  for (const { name, viewport } of pictures) {
    const context = await openContext(browser, url, { viewport, scale: 2, session });
    const page = await context.newPage();
    await page.goto(path);
    await settle(page);
    const png = join(folder, `${name}.png`);
    await page.screenshot({ path: png });
    await encodePicture(ffmpeg, png, join(folder, name));
    rmSync(png);
    await context.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url
 * @param {(name: string) => boolean} isWanted
 */
export async function makeLandingPictures(browser, url, isWanted) {
  if (isWanted('og-image')) await step('Picture for shared links', () => makeShareCard(browser, url));
  const pictures = productPictures.filter(({ name }) => isWanted(name));
  if (pictures.length === 0) return;
  await step('Pictures of the product', () => makeProductPictures(browser, url, pictures));
}
