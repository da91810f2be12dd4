import { type Axes, toU, toV } from '../geometry/frame.ts';
import type { DrawnPath } from '../page/page.ts';
import { circlesOf } from './small-paths.ts';
import { isLevel, isUpright, lengthOf, middleOf, type Stroke, strokesOf } from './strokes.ts';

interface DrawnSign {
  readonly text: '⌀' | '±' | '↧' | '⌴' | '⌵';
  readonly u0: number;
  readonly u1: number;
}

/** Shares of the height of the letters. */
const NEAR = 1.2;

const across = (strokes: readonly Stroke[]) => ({
  u0: Math.min(...strokes.flatMap(({ u1, u2 }) => [u1, u2])),
  u1: Math.max(...strokes.flatMap(({ u1, u2 }) => [u1, u2])),
});

/** A circle with a stroke through its middle that is longer than the circle. */
function diameter(paths: readonly DrawnPath[], strokes: readonly Stroke[], axes: Axes, size: number) {
  for (const circle of circlesOf(paths)) {
    if (circle.diameter < size * 0.3 || circle.diameter > size * 1.1) continue;
    const [u, v] = [toU(axes, circle.x, circle.y), toV(axes, circle.x, circle.y)];
    const slash = strokes.find((stroke) => {
      const middle = middleOf(stroke);
      const isCentred = Math.hypot(middle.u - u, middle.v - v) < circle.diameter * 0.25;
      const length = lengthOf(stroke);
      return isCentred && length > circle.diameter * 0.95 && length < circle.diameter * 2 && !isLevel(stroke);
    });
    if (slash) return { text: '⌀' as const, u0: u - circle.diameter / 2, u1: u + circle.diameter / 2 };
  }
  return null;
}

/** Two level strokes of one length, the upper one crossed in its middle. */
function plusMinus(strokes: readonly Stroke[], size: number): DrawnSign | null {
  const bars = strokes.filter(
    (stroke) => isLevel(stroke) && lengthOf(stroke) < size && lengthOf(stroke) > size * 0.2,
  );
  const posts = strokes.filter(
    (stroke) => isUpright(stroke) && lengthOf(stroke) < size && lengthOf(stroke) > size * 0.2,
  );
  for (const post of posts) {
    const centre = middleOf(post);
    const crossed = bars.find(
      (bar) => Math.hypot(middleOf(bar).u - centre.u, middleOf(bar).v - centre.v) < lengthOf(bar) * 0.2,
    );
    const base = bars.find(
      (bar) =>
        crossed &&
        bar !== crossed &&
        middleOf(bar).v > middleOf(crossed).v + size * 0.15 &&
        Math.abs(middleOf(bar).u - centre.u) < size * 0.1 &&
        Math.abs(lengthOf(bar) - lengthOf(crossed)) < lengthOf(bar) * 0.3,
    );
    if (crossed && base) return { text: '±', ...across([crossed, base]) };
  }
  return null;
}

/** A bar on top, a post down from its middle, and an arrow head at the foot of the post. */
function depth(strokes: readonly Stroke[], size: number): DrawnSign | null {
  const isFit = (stroke: Stroke) => lengthOf(stroke) > size * 0.4 && lengthOf(stroke) < size * 1.2;
  for (const post of strokes.filter((stroke) => isUpright(stroke) && isFit(stroke))) {
    const top = Math.min(post.v1, post.v2);
    const foot = Math.max(post.v1, post.v2);
    const bar = strokes.find(
      (stroke) =>
        isLevel(stroke) &&
        isFit(stroke) &&
        Math.abs(middleOf(stroke).u - post.u1) < size * 0.15 &&
        Math.abs(middleOf(stroke).v - top) < size * 0.15,
    );
    const head = strokes.filter(
      (stroke) =>
        !isLevel(stroke) &&
        !isUpright(stroke) &&
        Math.abs(Math.max(stroke.v1, stroke.v2) - foot) < size * 0.15 &&
        Math.abs((stroke.v1 > stroke.v2 ? stroke.u1 : stroke.u2) - post.u1) < size * 0.15,
    );
    if (bar && head.length >= 2) return { text: '↧', ...across([bar]) };
  }
  return null;
}

/** A floor with a wall at each end. */
function counterbore(strokes: readonly Stroke[], size: number): DrawnSign | null {
  for (const floor of strokes.filter((stroke) => isLevel(stroke) && lengthOf(stroke) > size * 0.5)) {
    const walls = strokes.filter(
      (stroke) =>
        isUpright(stroke) &&
        lengthOf(stroke) < size * 1.2 &&
        Math.abs(Math.max(stroke.v1, stroke.v2) - floor.v1) < size * 0.15 &&
        Math.min(Math.abs(stroke.u1 - floor.u1), Math.abs(stroke.u1 - floor.u2)) < size * 0.15,
    );
    const { u0, u1 } = across([floor]);
    const isClosed = [u0, u1].every((end) => walls.some(({ u1: u }) => Math.abs(u - end) < size * 0.15));
    if (isClosed && u1 - u0 < size * 2) return { text: '⌴', u0, u1 };
  }
  return null;
}

/** The symbol that is drawn just before a number; null where there is none. */
export function signBefore(
  paths: readonly DrawnPath[],
  axes: Axes,
  start: { readonly u: number; readonly size: number },
): DrawnSign | null {
  const strokes = paths.flatMap((path) => (path.points.length > 16 ? [] : strokesOf(path, axes)));
  const sign =
    diameter(paths, strokes, axes, start.size) ??
    depth(strokes, start.size) ??
    plusMinus(strokes, start.size) ??
    counterbore(strokes, start.size);
  return sign && start.u - sign.u1 < start.size * NEAR && sign.u1 < start.u + start.size * 0.4 ? sign : null;
}
