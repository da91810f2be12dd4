import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { prismStep } from '../scene/prism-step.ts';
import type { Measure } from '../timing/time-calls.ts';

/** With the two ends 118 faces. */
const SIDES = 116;
const PARTS = 10;
/** A person needs longer to find a file; the page loads its kernel from the moment that the list of files opens. */
const CHOOSING_MS = 3000;
const PATIENCE_MS = 180_000;
const RANGE = /^Indicativo: |^Prezzo con l’offerta/;

const modelOf = (name: string) => ({
  name: `${name}.step`,
  mimeType: 'model/step',
  buffer: Buffer.from(prismStep(SIDES)),
});

/** Seconds from the drop until the last part has its range, or the reason against one. */
async function timeRange(
  page: Page,
  files: readonly string[],
  { last, material, choosingMs = 0 }: { last: string; material: string | null; choosingMs?: number },
) {
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Scegli file' }).click();
  const chooser = await opening;
  await sleep(choosingMs);
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
    const visit = async () => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' });
      await page.goto(url);
      await page.getByRole('heading', { name: 'Chiedi un’offerta' }).waitFor();
      return page;
    };
    const firstPart = { last: 'primo', material: 'C45' };
    const hasty = await visit();
    const atOnce = await timeRange(hasty, ['primo'], firstPart);
    await hasty.close();
    const page = await visit();
    const first = await timeRange(page, ['primo'], { ...firstPart, choosingMs: CHOOSING_MS });
    const one = await timeRange(page, ['secondo'], { last: 'secondo', material: null });
    const names = Array.from({ length: PARTS }, (_, index) => `pezzo-${index}`);
    const all = await timeRange(page, names, { last: names.at(-1) ?? '', material: null });
    return [
      {
        name: 'shop page: range of a first part of 118 faces, file chosen in no time',
        value: atOnce,
        unit: 's',
      },
      {
        name: 'shop page: range of a first part of 118 faces, file chosen in 3 s',
        value: first,
        unit: 's',
        goal: '≤ 2',
      },
      { name: 'shop page: range of a further part of 118 faces', value: one, unit: 's', goal: '≤ 2' },
      { name: 'shop page: range of the last of ten such parts', value: all, unit: 's' },
    ];
  } finally {
    await browser.close();
  }
}
