import { performance } from 'node:perf_hooks';
import { chromium, type Page } from '@playwright/test';
import { prismStep } from '../scene/prism-step.ts';
import type { Measure } from '../timing/time-calls.ts';

/** With the two ends 118 faces. */
const SIDES = 116;
const PARTS = 10;
const PATIENCE_MS = 180_000;

const modelOf = (name: string) => ({
  name: `${name}.step`,
  mimeType: 'model/step',
  buffer: Buffer.from(prismStep(SIDES)),
});

/** Seconds until the part is measured, and from the choice of its material until its price or the reason against one. */
async function timePart(page: Page, files: readonly string[], last: string, material: string) {
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Scegli file' }).click();
  const chooser = await opening;
  const dropped = performance.now();
  await chooser.setFiles(files.map(modelOf));
  const part = page.getByRole('article', { name: last, exact: true });
  await part.getByText('Scegli il materiale e lo vedi subito.').waitFor({ timeout: PATIENCE_MS });
  const measured = performance.now();
  await part.getByLabel('Materiale').selectOption({ label: material });
  await part.getByText('Scegli il materiale e lo vedi subito.').waitFor({ state: 'hidden' });
  await part.getByText('Calcolo il prezzo…').waitFor({ state: 'hidden' });
  return { read: (measured - dropped) / 1000, priced: (performance.now() - measured) / 1000 };
}

/** Times in a buyer's browser: one part of 118 faces, and ten of them. */
export async function measureRange(url: string, executablePath: string): Promise<Measure[]> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--enable-unsafe-swiftshader',
      '--disable-dev-shm-usage',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' });
    await page.goto(url);
    await page.getByRole('heading', { name: 'Chiedi un’offerta' }).waitFor();
    // The first part loads the kernel: its time is given apart.
    const first = await timePart(page, ['primo'], 'primo', 'C45');
    const one = await timePart(page, ['secondo'], 'secondo', 'C45');
    const names = Array.from({ length: PARTS }, (_, index) => `pezzo-${index}`);
    const all = await timePart(page, names, names.at(-1) ?? '', 'C45');
    return [
      { name: 'shop page: first part of 118 faces, with the kernel', value: first.read, unit: 's' },
      { name: 'shop page: part of 118 faces, measured', value: one.read, unit: 's', goal: '≤ 2' },
      { name: 'shop page: its range after the choice of a material', value: one.priced, unit: 's' },
      { name: 'shop page: last of ten such parts, measured', value: all.read, unit: 's' },
    ];
  } finally {
    await browser.close();
  }
}
