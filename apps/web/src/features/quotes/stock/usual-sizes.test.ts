import { expect, it } from 'vitest';
import { usualSizes } from './usual-sizes.ts';

it('reads the sizes a material is bought in', () => {
  const texts = ['Tondo Ø 40 h11', '50', '62,5', 'piatto 50x10', 'tubo 60 × 5', 'esagono 27', 'Tondo 40'];
  expect(usualSizes(texts)).toEqual([
    { label: 'Tondo 40', section: { shape: 'round', diameter: 40 } },
    { label: 'Tondo 50', section: { shape: 'round', diameter: 50 } },
    { label: 'Tondo 62,5', section: { shape: 'round', diameter: 62.5 } },
    { label: 'Piatto 50 × 10', section: { shape: 'flat', width: 50, thickness: 10 } },
    { label: 'Tubo 60 × 5', section: { shape: 'tube', diameter: 60, wall: 5 } },
    { label: 'Esagono 27', section: { shape: 'hexagon', acrossFlats: 27 } },
  ]);
});

it.each([['tondi'], ['Tondo 10-200'], ['laminato 40'], ['piatto 50'], ['Tondo 0'], ['']])(
  'offers nothing for %j',
  (text) => {
    expect(usualSizes([text])).toEqual([]);
  },
);
