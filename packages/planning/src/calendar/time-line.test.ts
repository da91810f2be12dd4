import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, makeTimeLine, nextOpen, rewind, workBefore } from './time-line.ts';
import { tidyWindows } from './work-window.ts';

const anyWindows = fc
  .array(
    fc.record({
      start: fc.integer({ min: 0, max: 500 }),
      length: fc.integer({ min: 0, max: 60 }),
      attended: fc.boolean(),
    }),
  )
  .map((list) =>
    tidyWindows(list.map(({ start, length, attended }) => ({ start, end: start + length, attended }))),
  );

describe('time line', () => {
  it('adds work over a pause and ends with the window', () => {
    const line = makeTimeLine([
      { start: 10, end: 20, attended: true },
      { start: 30, end: 40, attended: true },
    ]);
    expect(advance(line, 0, 10)).toBe(20);
    expect(advance(line, 15, 6)).toBe(31);
    expect(advance(line, 15, 16)).toBe(Number.POSITIVE_INFINITY);
    expect(rewind(line, 35, 6)).toBe(19);
    expect(rewind(line, 35, 16)).toBe(Number.NEGATIVE_INFINITY);
    expect([nextOpen(line, 0), nextOpen(line, 20), nextOpen(line, 39), nextOpen(line, 40)]).toEqual([
      10,
      30,
      39,
      Number.POSITIVE_INFINITY,
    ]);
  });

  it('counts minute by minute what a slow clock counts', () => {
    fc.assert(
      fc.property(
        anyWindows,
        fc.integer({ min: 0, max: 600 }),
        fc.integer({ min: 1, max: 100 }),
        (windows, from, work) => {
          const line = makeTimeLine(windows);
          const open = (minute: number) => windows.some(({ start, end }) => start <= minute && minute < end);
          let left = work;
          let clock = from;
          while (left > 0 && clock < 700) if (open(clock++)) left--;
          expect(advance(line, from, work)).toBe(left > 0 ? Number.POSITIVE_INFINITY : clock);
          expect(workBefore(line, from)).toBe(Array.from({ length: from }, (_, i) => i).filter(open).length);
          const start = rewind(line, from, work);
          if (Number.isFinite(start)) {
            expect(open(start)).toBe(true);
            expect(advance(line, start, work)).toBeLessThanOrEqual(from);
            expect(advance(line, start + 1, work)).toBeGreaterThan(from);
          }
        },
      ),
    );
  });
});
