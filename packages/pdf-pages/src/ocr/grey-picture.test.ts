import { expect, it } from 'vitest';
import { toGrey } from './grey-picture.ts';

it('turns a page that is higher than one strip into grey, each row once and in its place', () => {
  const [width, height] = [2, 600];
  const asked: number[] = [];
  const picture = toGrey(
    (top, rows) => {
      asked.push(rows);
      // Red, green and blue of a row add up to three times its number, so that its grey is that number modulo 256.
      return Array.from({ length: rows * width * 4 }, (_, at) => {
        const row = (top + Math.floor(at / (width * 4))) % 256;
        return at % 4 === 3 ? 255 : row;
      });
    },
    width,
    height,
  );
  expect(asked.reduce((sum, rows) => sum + rows, 0)).toBe(height);
  expect(Array.from(picture.data)).toEqual(
    Array.from({ length: width * height }, (_, at) => Math.floor(at / width) % 256),
  );
});
