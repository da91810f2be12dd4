import { expect, it } from 'vitest';
import { makePdf } from '../../test/make-pdf.ts';
import { MAX_PICTURE, openPdf } from '../open-pdf.ts';
import { renderOutlines, renderPage } from './render-page.ts';

/** A thousand strokes of letters, each in its place. */
const letters = Array.from({ length: 1000 }, (_, at) => {
  const [x, y] = [40 + (at % 50) * 10, 60 + Math.floor(at / 50) * 14];
  return `${x} ${y} m ${x + 3} ${y + 8} l ${x + 6} ${y} l S`;
}).join('\n');

const shapes = [
  '0.2 w 0 0 1 RG 20 700 m 560 700 l S',
  'q 0.1 0 0 0.1 0 0 cm 20 w [60 30] 0 d 400 6500 m 4000 6500 l S Q',
  '0.5 g 100 550 m 160 550 l 160 610 l 100 610 l h 120 570 m 140 570 l 140 590 l 120 590 l h f*',
  'q 300 550 40 40 re W n 0 g 290 540 30 30 re f Q',
  '2 w 400 550 m 400 600 450 600 450 550 c s',
  '1 1 0 rg 480 550 40 40 re B',
].join('\n');

async function drawnHere(content: string) {
  const reading = await openPdf(makePdf(content));
  const own = await renderOutlines(await reading.getPage(1), reading.canvasFactory);
  await reading.loadingTask.destroy();
  return own;
}

async function drawnByPdfjs(content: string) {
  const drawing = await openPdf(makePdf(content), MAX_PICTURE);
  const whole = await renderPage(await drawing.getPage(1), drawing.canvasFactory);
  await drawing.loadingTask.destroy();
  return whole;
}

it('an outlined page looks as pdfjs draws it', async () => {
  const content = `${letters}\n${shapes}`;
  const [own, whole] = [await drawnHere(content), await drawnByPdfjs(content)];
  expect(own?.scale).toBe(whole.scale);
  const [mine, theirs] = [own?.picture.data ?? [], whole.picture.data];
  expect(mine.length).toBe(theirs.length);
  const ink = theirs.reduce((sum, pixel) => sum + 255 - pixel, 0);
  const difference = theirs.reduce((sum, pixel, at) => sum + Math.abs(pixel - (mine[at] ?? 0)), 0);
  expect(ink).toBeGreaterThan(1_000_000);
  expect(difference / ink).toBeLessThan(0.02);
});

it('a page with letters of a font, or with the place of a large picture, is left to pdfjs', async () => {
  const withFont = await drawnHere(`${letters} BT /F1 10 Tf 100 700 Td (C45) Tj ET`);
  expect(withFont).toBeNull();
  const withPicture = await drawnHere(`${letters} q 500 0 0 300 50 400 cm Q`);
  expect(withPicture).toBeNull();
  const withLogo = await drawnHere(`${letters} q 60 0 0 30 50 700 cm Q`);
  expect(withLogo).not.toBeNull();
  expect(await drawnHere(shapes)).toBeNull();
});
