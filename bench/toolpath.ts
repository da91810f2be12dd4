import { chromium, type Page } from '@playwright/test';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { findOrInstallChromium } from '../scripts/machine/find-chromium.mjs';
import { enterPage } from './scene/enter-page.ts';
import { measureOrbit } from './scene/measure-orbit.ts';

interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: string;
}

const EMPTY = 'Trascina qui un programma NC';
/** Between opening the page and choosing a file a person takes at least this long. */
const LOOKING_FOR_THE_FILE_MS = 5000;
const FIRST_PICTURE = 'toolpath: first picture of 100,000 lines';

/** A finishing program as CAM writes it: zigzag over a wave. */
function finishingProgram(lines: number): string {
  const blocks = Array.from({ length: lines }, (_, index) => {
    const pass = Math.floor(index / 400);
    const along = index % 400;
    const x = 0.25 * (pass % 2 === 0 ? along : 399 - along);
    return `G1 X${x.toFixed(4)} Y${(pass * 0.1).toFixed(4)} Z${(5 * Math.sin(x * 0.12) - 10).toFixed(4)}`;
  });
  return ['G21 G90 G17', 'T1 M6', 'S12000 M3', 'G0 X0 Y0 Z50', 'F3000', ...blocks, 'G0 Z50', 'M30'].join(
    '\n',
  );
}

/** From the choice of the file to the frame after the drawing: its labels are written once it is drawn. Seconds. */
async function firstPicture(page: Page, lines: number): Promise<number> {
  const drawn = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let begun = 0;
        document.addEventListener(
          'change',
          () => {
            begun = performance.now();
          },
          { capture: true, once: true },
        );
        const watch = () => {
          const labels = document.querySelector('canvas[role="img"]')?.parentElement?.querySelector('span');
          if (begun > 0 && labels) resolve((performance.now() - begun) / 1000);
          else requestAnimationFrame(watch);
        };
        watch();
      }),
  );
  await page.getByLabel('Programma NC', { exact: true }).setInputFiles({
    name: 'finitura.nc',
    mimeType: 'text/plain',
    buffer: Buffer.from(finishingProgram(lines)),
  });
  return drawn;
}

/**
 * In a default browser, which without a graphics card renders 3D in software. Forcing that renderer
 * (--use-angle=swiftshader) would also affect the page itself, unlike on any machine of a shop.
 */
export async function run(): Promise<Measure[]> {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: [
      '--enable-unsafe-swiftshader',
      '--disable-dev-shm-usage',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await enterPage(page, server.url, '/threading-table/cam', EMPTY);
    // The first program of a visit also loads the part of the app that draws.
    await page.waitForTimeout(LOOKING_FOR_THE_FILE_MS);
    const cold = await firstPicture(page, 100_000);
    await page.reload();
    await page.getByRole('heading', { name: EMPTY }).waitFor();
    await page.waitForTimeout(LOOKING_FOR_THE_FILE_MS);
    const warm = await firstPicture(page, 100_000);
    await page.reload();
    await page.getByRole('heading', { name: EMPTY }).waitFor();
    await firstPicture(page, 1_000_000);
    const frame = await measureOrbit(page, /Percorso utensile in 3D/);
    return [
      { name: `${FIRST_PICTURE}, first visit`, value: cold, unit: 's', goal: '< 1' },
      { name: `${FIRST_PICTURE}, later`, value: warm, unit: 's', goal: '< 1' },
      {
        name: 'toolpath: script of a frame while turning 1,000,000 segments',
        value: frame,
        unit: 'ms',
        goal: '< 8',
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
