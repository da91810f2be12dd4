import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Frame, type Point } from './frame.ts';

const length = fc.double({ min: -500, max: 500, noNaN: true });
const point = fc.tuple(length, length, length);
const factor = fc.constantFrom(-2, -1, 0.5, 1, 3);
const step = fc.oneof(
  point.map((at) => (frame: Frame) => frame.shifted(...at)),
  fc.tuple(fc.integer({ min: 0, max: 2 }), fc.double({ min: -360, max: 360, noNaN: true })).map(
    ([axis, degrees]) =>
      (frame: Frame) =>
        frame.turned(axis, degrees),
  ),
  fc.tuple(factor, factor, factor).map((scale) => (frame: Frame) => frame.scaled(...scale)),
);
const frame = fc
  .array(step, { maxLength: 5 })
  .map((steps) => steps.reduce((made, next) => next(made), Frame.identity));

function near(a: Readonly<Point>, b: Readonly<Point>): void {
  for (const axis of [0, 1, 2] as const) expect(a[axis]).toBeCloseTo(b[axis], 4);
}

describe('frame', () => {
  it('the inverse undoes the frame', () => {
    fc.assert(fc.property(frame, point, (made, at) => near(made.unapply(made.apply(at)), at)));
  });

  it('a frame inside another is applied first', () => {
    fc.assert(
      fc.property(frame, frame, point, (a, b, at) => near(a.with(b).apply(at), a.apply(b.apply(at)))),
    );
  });

  it('turns counter-clockwise about each axis', () => {
    near(Frame.identity.turned(2, 90).apply([1, 0, 0]), [0, 1, 0]);
    near(Frame.identity.turned(0, 90).apply([0, 1, 0]), [0, 0, 1]);
    near(Frame.identity.turned(1, 90).apply([0, 0, 1]), [1, 0, 0]);
  });

  it('a shift after a rotation counts along the rotated axes', () => {
    near(Frame.identity.turned(2, 90).shifted(5, 0, 0).apply([0, 0, 0]), [0, 5, 0]);
  });

  it('knows which circles stay circles, and their direction', () => {
    expect(Frame.identity.turned(2, 30).shifted(1, 2, 3).keepsCircles(0, 1, 2)).toBe(true);
    expect(Frame.identity.turned(0, 30).keepsCircles(0, 1, 2)).toBe(false);
    expect(Frame.identity.scaled(2, 1, 1).keepsCircles(0, 1, 2)).toBe(false);
    expect(Frame.identity.scaled(-1, 1, 1).keepsCircles(0, 1, 2)).toBe(true);
    expect(Frame.identity.scaled(-1, 1, 1).flips(0, 1)).toBe(true);
    expect(Frame.identity.scaled(1, 1, -1).flips(0, 1)).toBe(false);
  });
});
