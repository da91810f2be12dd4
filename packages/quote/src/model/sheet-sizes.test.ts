import { describe, expect, it } from 'vitest';
import { readSheetSizes, USUAL_SHEETS, writeSheetSizes } from './sheet-sizes.ts';

describe('sheet sizes as people write them', () => {
  it.each([
    ['2000x1000', [[2000, 1000]]],
    [
      '1000 × 2000 mm; 3.000*1.500',
      [
        [2000, 1000],
        [3000, 1500],
      ],
    ],
    [
      '2000x1000, 2500x1250 e 3000x1500',
      [
        [2000, 1000],
        [2500, 1250],
        [3000, 1500],
      ],
    ],
    [
      '2000x1000,2500x1250',
      [
        [2000, 1000],
        [2500, 1250],
      ],
    ],
    ['2000 x 999,5', [[2000, 999.5]]],
    ['', []],
  ])('%s', (text, sizes) => {
    expect(readSheetSizes(text)?.map(({ length, width }) => [length, width])).toEqual(sizes);
  });

  it.each(['2000', '2000x', '2000x0', 'grande x piccola', '2000x1000x3', '90000x10', '-1x5'])(
    'refuses %s',
    (text) => {
      expect(readSheetSizes(text)).toBeNull();
    },
  );

  it('writes sizes that it reads back', () => {
    expect(writeSheetSizes(USUAL_SHEETS)).toBe('2000 × 1000; 2500 × 1250; 3000 × 1500');
    expect(readSheetSizes(writeSheetSizes(USUAL_SHEETS))).toEqual(USUAL_SHEETS);
  });
});
