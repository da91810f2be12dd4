import { expect, it } from 'vitest';
import { nextUsual, usualSizes } from './usual-sizes.ts';

it('reads the usual sizes of a material', () => {
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

it.each([
  [37, [], 'Tondo 38'],
  [40, [], null],
  [37, ['Tondo 35', 'Tondo 45'], 'Tondo 45'],
  [35, ['Tondo 35', 'Tondo 45'], null],
  [38, ['Tondo 35', 'Tondo 45'], null],
  [900, [], null],
  [null, [], null],
])('ø%s with %j of its own: the next bar is %s', (diameter, own, label) => {
  expect(nextUsual({ shape: 'round', diameter }, usualSizes(own))?.label ?? null).toBe(label);
});

it('suggests nothing for shapes that are cut from a plate or have more than one size', () => {
  expect(nextUsual({ shape: 'flat', width: 37, thickness: 11 }, [])).toBeNull();
  expect(nextUsual({ shape: 'hexagon', acrossFlats: 18 }, [])?.label).toBe('Esagono 19');
});
