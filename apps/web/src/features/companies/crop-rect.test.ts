import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragCrop, type Grip, MIN_SIDE, WHOLE } from './crop-rect.ts';

describe('dragCrop', () => {
  const middle = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

  it.each<[Grip, number, number, number[]]>([
    ['move', 0.1, -0.1, [0.35, 0.15, 0.5, 0.5]],
    ['move', 9, 9, [0.5, 0.5, 0.5, 0.5]],
    ['top-left', 0.1, 0.2, [0.35, 0.45, 0.4, 0.3]],
    ['bottom-right', 0.1, -0.2, [0.25, 0.25, 0.6, 0.3]],
    ['top-right', 0.25, -0.25, [0.25, 0, 0.75, 0.75]],
    ['bottom-left', -0.25, 0.25, [0, 0.25, 0.75, 0.75]],
  ])('%s by %d, %d', (grip, dx, dy, [x, y, width, height]) => {
    const rect = dragCrop(middle, grip, dx, dy);
    expect(rect.x).toBeCloseTo(x ?? 0);
    expect(rect.y).toBeCloseTo(y ?? 0);
    expect(rect.width).toBeCloseTo(width ?? 0);
    expect(rect.height).toBeCloseTo(height ?? 0);
  });

  it('never leaves the picture and never vanishes', () => {
    const grip = fc.constantFrom<Grip>('move', 'top-left', 'top-right', 'bottom-left', 'bottom-right');
    const delta = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(grip, delta, delta)), (drags) => {
        const rect = drags.reduce((now, [how, dx, dy]) => dragCrop(now, how, dx, dy), WHOLE);
        const slack = 1e-9;
        expect(rect.x).toBeGreaterThanOrEqual(0);
        expect(rect.y).toBeGreaterThanOrEqual(0);
        expect(rect.x + rect.width).toBeLessThanOrEqual(1 + slack);
        expect(rect.y + rect.height).toBeLessThanOrEqual(1 + slack);
        expect(rect.width).toBeGreaterThanOrEqual(MIN_SIDE - slack);
        expect(rect.height).toBeGreaterThanOrEqual(MIN_SIDE - slack);
      }),
    );
  });
});
