import { expect, it } from 'vitest';
import { evenLight } from './even-light.ts';
import type { GreyPicture } from './grey-picture.ts';

const WIDTH = 640;
const HEIGHT = 320;
const INK = 0.45;
const isInk = (x: number, y: number) => x % 40 < 4 && y % 32 < 20;

/** Strokes on paper whose light falls from left to right. */
const drawn = (lightAt: (x: number) => number, ink = INK) => ({
  width: WIDTH,
  height: HEIGHT,
  data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    return lightAt(x) * (isInk(x, y) ? ink : 1);
  }),
});

/** By the bytes of their pictures: comparing two hundred thousand numbers one by one takes a second. */
const isSame = (one: GreyPicture, other: GreyPicture) =>
  one.width === other.width && one.height === other.height && Buffer.compare(one.data, other.data) === 0;

const extremes = ({ data }: { readonly data: Uint8Array }) => {
  let [darkestPaper, lightestInk] = [255, 0];
  data.forEach((grey, at) => {
    if (isInk(at % WIDTH, Math.floor(at / WIDTH))) lightestInk = Math.max(lightestInk, grey);
    else darkestPaper = Math.min(darkestPaper, grey);
  });
  return { darkestPaper, lightestInk };
};

it('paper in a shadow becomes white, and ink in the light stays darker than it', () => {
  const photograph = drawn((x) => 240 - (150 * x) / WIDTH);
  // In the photograph the paper on the right is darker than the ink on the left.
  expect(extremes(photograph).darkestPaper).toBeLessThan(extremes(photograph).lightestInk);
  const { darkestPaper, lightestInk } = extremes(evenLight(photograph));
  expect(darkestPaper).toBeGreaterThan(180);
  expect(lightestInk).toBeLessThan(160);
});

it('white paper stays as it is', () => {
  const sheet = drawn(() => 255, 0);
  expect(isSame(evenLight(sheet), sheet)).toBe(true);
});

it('light lines on a black screen become dark lines on white', () => {
  const screen = drawn(() => 255, 0);
  const inverted = { ...screen, data: screen.data.map((grey) => 255 - grey) };
  expect(isSame(evenLight(inverted), screen)).toBe(true);
});
