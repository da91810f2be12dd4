import type { PlannedPhase } from '@truciolo/planning';
import { expect, it } from 'vitest';
import { arrowsOf, coveredBy, isFree, laneTop, packLanes, rowHeight, setupShare } from './gantt-layout.ts';

const phase = (id: string, start: number, end: number, rest: Partial<PlannedPhase> = {}): PlannedPhase => ({
  job: 'j1',
  phase: id,
  machine: 'tc-1',
  start,
  end,
  setup: 0,
  setupReused: false,
  locked: false,
  stretches: [],
  ...rest,
});

it('a bar behind a very short one begins its name where that one ends', () => {
  expect(coveredBy(20, [10, 19])).toBeCloseTo(0.9, 9);
  expect(coveredBy(20, [10])).toBe(0);
  expect(coveredBy(20, [])).toBe(0);
});

it('puts overlapping work on separate lanes, and reuses a lane', () => {
  const { laneOf, count } = packLanes([
    phase('a', 0, 10),
    phase('b', 5, 20),
    phase('c', 10, 15),
    phase('d', 12, 14),
  ]);
  expect(Object.fromEntries(laneOf)).toEqual({ a: 0, b: 1, c: 0, d: 2 });
  expect(count).toBe(3);
  expect(rowHeight(count)).toBeGreaterThan(laneTop(2) + 42);
  expect(packLanes([]).count).toBe(1);
});

it('computes the set-up share of a bar, also over a pause of the machine', () => {
  const people = 100;
  const stretches = [
    { start: 0, end: 30, kind: 'setup', people },
    { start: 60, end: 70, kind: 'setup', people },
    { start: 70, end: 100, kind: 'cycle', people },
  ] as const;
  expect(setupShare(phase('a', 0, 100, { stretches }))).toBe(0.7);
  expect(setupShare(phase('a', 0, 100))).toBe(0);
});

it('links each phase of the chosen job to the next one, in order of time', () => {
  const phases = [
    phase('b', 20, 30, { machine: 'cv-1' }),
    phase('a', 0, 10),
    phase('other', 0, 5, { job: 'j2' }),
    phase('gone', 40, 50, { machine: 'archived' }),
  ];
  const lanes = packLanes(phases);
  const rows = new Map([
    ['tc-1', { top: 0, lanes: packLanes([phase('a', 0, 10)]) }],
    ['cv-1', { top: 60, lanes: packLanes([phase('b', 20, 30)]) }],
  ]);
  expect(lanes.count).toBe(2);
  expect(arrowsOf(phases, 'j1', rows)).toEqual([
    { phase: 'b', from: { at: 10, y: 30 }, to: { at: 20, y: 90 } },
  ]);
  expect(arrowsOf(phases, null, rows)).toEqual([]);
});

it('leaves no room for a name where another bar lies, even one that began before', () => {
  expect(isFree(10, 18, [{ from: 4, to: 10 }])).toBe(true);
  expect(isFree(10, 18, [{ from: 18, to: 30 }])).toBe(true);
  expect(isFree(10, 18, [{ from: 9, to: 30 }])).toBe(false);
  expect(isFree(10, 18, [{ from: 15, to: 16 }])).toBe(false);
  expect(isFree(95, 103, [])).toBe(false);
});
