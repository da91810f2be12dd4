import { expect, it } from 'vitest';
import { fitsIn, overallIn } from './measures.ts';

it.each([
  ['n° 6 manicotti in ottone diam. 45 x 70, foro diam. 20 H7', 'Ø45 × 70'],
  ['perno Ø 30.5 × 120 mm', 'Ø30,5 × 120'],
  ['tondo 60 lungh. 200', 'Ø60 × 200'],
  ['spina diam. 16 h6 x 90', 'Ø16 × 90'],
  ['piastra 200x100x20 in S355', '200 × 100 × 20'],
  ['piatto 120 x 80 x sp. 15', '120 × 80 × 15'],
  ['con foro Ø10 x 25', null],
  ['4 viti M8x30', null],
  ['qtà 10/50/100', null],
  ['smusso 2x45°', null],
])('«%s» has the overall size %s', (text, measure) => expect(overallIn(text)?.measure ?? null).toBe(measure));

it.each([
  ['foro diam. 20 H7 passante', ['Ø20 H7']],
  ['sedi Ø35k6 e Ø 40 h7', ['Ø35 k6', 'Ø40 h7']],
  ['diam. 40 x 60', []],
])('«%s» has the fits %j', (text, fits) => expect(fitsIn(text).map(({ measure }) => measure)).toEqual(fits));
