import { performance } from 'node:perf_hooks';
import { chromium, type Page } from '@playwright/test';
import { prismStep } from '../scene/prism-step.ts';
import type { Measure } from '../timing/time-calls.ts';

/** With the two ends 118 faces. */
const SIDES = 116;
const PARTS = 10;
const PATIENCE_MS = 180_000;
const RANGE = /^Indicativo: |^Prezzo con l’offerta/;

const modelOf = (name: string) => ({
  name: `${name}.step`,
  mimeType: 'model/step',
  buffer: Buffer.from(prismStep(SIDES)),
});

/** Seconds from the drop until the last part has its range, or the reason against one. */
async function timeRange(page: Page, files: readonly string[], last: string, material: string | null) {
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Scegli file' }).click();
  const chooser = await opening;
  const dropped = performance.now();
  await chooser.setFiles(files.map(modelOf));
  const part = page.getByRole('article', { name: last, exact: true });
  await part.getByLabel('Materiale').waitFor({ timeout: PATIENCE_MS });
  // Later parts take the material of the first.
  if (material) await part.getByLabel('Materiale').selectOption({ label: material });
  await part.getByText(RANGE).first().waitFor({ timeout: PATIENCE_MS });
  return (performance.now() - dropped) / 1000;
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
    const first = await timeRange(page, ['primo'], 'primo', 'C45');
    const one = await timeRange(page, ['secondo'], 'secondo', null);
    const names = Array.from({ length: PARTS }, (_, index) => `pezzo-${index}`);
    const all = await timeRange(page, names, names.at(-1) ?? '', null);
    return [
      { name: 'shop page: range of the first part of 118 faces, with the kernel', value: first, unit: 's' },
      { name: 'shop page: range of a part of 118 faces after the drop', value: one, unit: 's', goal: '≤ 2' },
      { name: 'shop page: range of the last of ten such parts', value: all, unit: 's' },
    ];
  } finally {
    await browser.close();
  }
}
