import { metresPerMinute, mm, mmPerTooth } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { milling } from '../src/index.ts';

/** Groover, Fundamentals of Modern Manufacturing, 4th ed., problem 22.14: A = 19.4 mm, 1.20 min, 104 400 mm³/min. */
const slab = {
  kind: 'shoulder',
  D: mm(80),
  z: 5,
  ae: mm(5),
  ap: mm(60),
  L: mm(400),
  approach: mm(0),
  speed: { by: 'vc', value: metresPerMinute(70) },
  feed: { by: 'fz', value: mmPerTooth(0.25) },
} as const;

describe('slab milling', () => {
  it('enters over sqrt(ae (D - ae)), as published', () => {
    const outcome = milling(slab);
    if (!outcome.ok) throw new Error('refused');
    const { entry = 0, tc = 0, Q } = outcome.result;
    expect(entry).toBeCloseTo(19.4, 1);
    expect(tc).toBeCloseTo(1.2, 2);
    expect(Q).toBeCloseTo(104.4, 0);
  });

  it('a wide cut enters over half the diameter, a face over the whole', () => {
    const entry = (input: Parameters<typeof milling>[0]) => {
      const outcome = milling(input);
      return outcome.ok ? outcome.result.entry : undefined;
    };
    expect(entry({ ...slab, ae: mm(60) })).toBe(40);
    expect(entry({ ...slab, kind: 'face', ae: mm(60) })).toBe(80);
    expect(entry({ ...slab, kind: 'slot' })).toBe(80);
  });
});
