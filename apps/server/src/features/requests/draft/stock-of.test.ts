import { expect, it } from 'vitest';
import { readDimensions } from './read-dimensions.ts';
import { stockOf } from './stock-of.ts';

it.each([
  ['Ø58 × 124', { kind: 'round', diameter: 58, length: 124 }],
  ['58,5 x 20.25 x 10', { kind: 'box', sides: [10, 20.25, 58.5] }],
  ['124', null],
  ['vedi disegno', null],
])('dimensions «%s»', (text, read) => expect(readDimensions(text)).toEqual(read));

it('the blank is the next standard size around the part', () => {
  const round = readDimensions('Ø58 × 124');
  expect(round && stockOf(round, null)).toMatchObject({
    section: { shape: 'round', diameter: 60 },
    length: 124,
  });
  const block = readDimensions('200 × 100 × 18');
  expect(block && stockOf(block, 'm')).toMatchObject({
    materialId: 'm',
    section: { shape: 'flat', thickness: 20, width: 102 },
    length: 200,
  });
});
