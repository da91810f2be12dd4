import { describe, expect, it } from 'vitest';
import { ruledLines } from './ruled-lines.ts';

const SIZE = 200;

/** A picture of dark pixels at the given places. */
const picture = (isInk: (x: number, y: number) => boolean) => ({
  width: SIZE,
  height: SIZE,
  data: Uint8Array.from({ length: SIZE * SIZE }, (_, at) =>
    isInk(at % SIZE, Math.floor(at / SIZE)) ? 0 : 255,
  ),
});

describe('lines of a picture', () => {
  it('are found level and upright, in points', () => {
    const cross = picture((x, y) => (y === 100 && x >= 20 && x < 180) || (x === 50 && y >= 40 && y < 160));
    expect(ruledLines(cross, 2).map(({ points }) => points)).toEqual([
      [10, 50, 90, 50],
      [25, 20, 25, 80],
    ]);
  });

  it('are whole although the scan is turned a little', () => {
    const turned = picture((x, y) => x >= 10 && x < 175 && y === 100 + Math.floor(x / 60));
    const [line, ...others] = ruledLines(turned, 1);
    expect(others).toEqual([]);
    expect(line?.points[0]).toBe(10);
    expect(line?.points[2]).toBe(175);
  });

  it('leave out letters and filled areas', () => {
    expect(
      ruledLines(
        picture((x, y) => x > 100 && x < 120 && y > 100 && y < 120),
        1,
      ),
    ).toEqual([]);
    expect(
      ruledLines(
        picture((x, y) => x > 20 && x < 180 && y > 20 && y < 180),
        1,
      ),
    ).toEqual([]);
  });
});
