import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { dialog } from './app/dialog.ts';
import { signIn } from './app/enter.ts';
import { createQuote, unfinishedPerno } from './app/quotes.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
/** A plate of 120 × 80 with a slot and a hole, drawn in mm. */
const DRAWING = [
  ...[0, 'SECTION', 2, 'HEADER', 9, '$INSUNITS', 70, 4, 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES'],
  ...[0, 'LWPOLYLINE', 70, 1, 10, 0, 20, 0, 10, 120, 20, 0, 10, 120, 20, 80, 10, 0, 20, 80],
  ...[0, 'LWPOLYLINE', 70, 1, 10, 30, 20, 20, 10, 60, 20, 20, 42, 1, 10, 60, 20, 36, 10, 30, 20, 36, 42, 1],
  ...[0, 'CIRCLE', 10, 95, 20, 55, 40, 12, 0, 'HATCH', 8, 0, 0, 'ENDSEC', 0, 'EOF', ''],
].join('\n');
const MODEL = [
  "ISO-10303-21;\nHEADER;\nFILE_NAME('flangia.stp','',(''),(''),'','SolidWorks 2024','');",
  "FILE_SCHEMA(('AUTOMOTIVE_DESIGN'));\nENDSEC;\nDATA;\n#7=PRODUCT('FL-200','Flangia',$,(#3));\nENDSEC;",
].join('\n');

const FLANGE = readFileSync(
  new URL('../apps/web/src/features/assistant/example/flangia-esempio.step', import.meta.url),
);
/** The kernel is loaded and started for it. */
const LIGHT_MODEL_MS = 60_000;

async function attach(page: Page, name: string, content: string | Buffer): Promise<void> {
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Allega disegno o modello' }).click();
  await (await opening).setFiles({ name, mimeType: '', buffer: Buffer.from(content) });
  await page.getByRole('button', { name: `Apri ${name}` }).click();
}

test('attached files are previewed in the quote: drawing, model, picture, PDF', async ({ page }) => {
  const { token } = await signIn(page);
  const quote = await createQuote(page, token, unfinishedPerno());
  await page.goto(`/quote-tools/${quote.guid}`);
  const close = async (name: string) => {
    await dialog(page, name).getByRole('button', { name: 'Chiudi' }).click();
    await expect(dialog(page, name)).toHaveCount(0);
  };

  await attach(page, 'piastra.dxf', DRAWING);
  const drawing = dialog(page, 'piastra.dxf');
  await expect(drawing.getByText('120 × 80 mm')).toBeVisible();
  await expect(drawing.getByText('1 elemento non mostrato')).toBeVisible();
  await expect(drawing.getByRole('img', { name: 'Disegno piastra.dxf' })).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await drawing.getByRole('link', { name: 'Scarica' }).click();
  expect((await saving).suggestedFilename()).toBe('piastra.dxf');
  await close('piastra.dxf');
  await expect(page.getByRole('button', { name: 'Apri piastra.dxf' })).toBeFocused();

  await attach(page, 'rotto.dxf', DRAWING.replace('LWPOLYLINE\n70', 'LWPOLYLINE\nsettanta'));
  await expect(dialog(page, 'rotto.dxf')).toContainText('Il file è rovinato o incompleto');
  await close('rotto.dxf');

  await attach(page, 'flangia.step', MODEL);
  const model = dialog(page, 'flangia.step');
  for (const words of ['Flangia', 'AUTOMOTIVE_DESIGN', 'SolidWorks 2024', 'Apri nel 3D Assistant'])
    await expect(model).toContainText(words);
  await close('flangia.step');

  // Beside a readable model its light version appears, which the customer sees only after a user chose it.
  await attach(page, 'flangia-esempio.step', FLANGE);
  await close('flangia-esempio.step');
  const turn = page.getByRole('button', { name: /^Fai girare al cliente.*: flangia-esempio\.mesh$/ });
  await expect(turn).toHaveAttribute('aria-pressed', 'false', { timeout: LIGHT_MODEL_MS });
  await turn.press('Enter');
  await expect(
    page.getByRole('button', { name: /il cliente lo gira: flangia-esempio\.mesh$/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apri flangia.mesh' })).toHaveCount(0);

  await attach(page, 'foto.png', PIXEL);
  await expect(dialog(page, 'foto.png').getByRole('img', { name: 'foto.png' })).toHaveJSProperty(
    'naturalWidth',
    1,
  );
  await close('foto.png');

  await attach(page, 'disegno.pdf', '%PDF-1.4\n%%EOF');
  const paper = dialog(page, 'disegno.pdf');
  const hasViewer = await page.evaluate(() => navigator.pdfViewerEnabled);
  await expect(
    hasViewer ? paper.locator('iframe[src^="blob:"]') : paper.getByText('scaricalo'),
  ).toBeVisible();
});
