import { describe, expect, it } from 'vitest';
import type { GreyPicture } from './grey-picture.ts';
import { lettersAlone } from './letters-alone.ts';
import { toRuns } from './words.ts';

const SIZE = 300;
type Box = readonly [left: number, top: number, width: number, height: number];

/** A white picture with black rectangles. */
function picture(...boxes: Box[]): GreyPicture {
  const data = new Uint8Array(SIZE * SIZE).fill(255);
  for (const [left, top, width, height] of boxes)
    for (let y = top; y < top + height; y += 1) data.fill(0, y * SIZE + left, y * SIZE + left + width);
  return { width: SIZE, height: SIZE, data };
}

const ink = ({ data }: GreyPicture) => data.reduce((sum, pixel) => sum + (pixel === 0 ? 1 : 0), 0);
const LETTER: Box = [50, 50, 10, 20];

describe('a picture for the recogniser', () => {
  it('has no lines, frames and hatching', () => {
    const line: Box = [10, 200, 280, 2];
    const frame: Box = [20, 20, 2, 250];
    expect(ink(lettersAlone(picture(LETTER, line, frame)))).toBe(200);
  });

  it('keeps dots, dashes and letters that touch each other', () => {
    const dot: Box = [64, 67, 3, 3];
    const word: Box = [150, 250, 90, 20];
    expect(ink(lettersAlone(picture(LETTER, dot, word)))).toBe(2009);
  });

  it('joins what touches, whatever its shape', () => {
    // An arch: two legs that meet only at the top, wider than any letter.
    const arch: Box[] = [
      [100, 100, 4, 60],
      [216, 100, 4, 60],
      [100, 100, 120, 4],
    ];
    expect(ink(lettersAlone(picture(LETTER, ...arch)))).toBe(200);
  });
});

describe('words of the recogniser', () => {
  const row = (text: string, confidence = 90, [left, height] = [200, 20]) =>
    ['5', '1', '1', '1', '1', '1', left, '100', '60', height, confidence, text].join('\t');

  it('become runs in points, without the lines of cells beside them', () => {
    const [run] = toRuns(['level\tpage', row('|C45]')].join('\n'), 2);
    expect(run).toMatchObject({ text: 'C45', x: 100, y: 60, width: 30, source: 'ocr', certainty: 0.9 });
  });

  it('have no dollar signs, which are the S of steels', () => {
    expect(toRuns(row('$355JR'), 2)[0]?.text).toBe('S355JR');
  });

  it('are left out where nothing but lines was seen', () => {
    expect(toRuns([row('—'), row('xx', 12)].join('\n'), 2)).toEqual([]);
  });

  it('stand on their row although a stain below was taken for a part of one', () => {
    const table = [row('LINEAR'), row('TOL=ISO', 90, [300, 34]), row('2768-M', 90, [400, 20])].join('\n');
    expect(toRuns(table, 2).map(({ y, size }) => [y, size])).toEqual([
      [60, 13],
      [60, 13],
      [60, 13],
    ]);
  });
});
