import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import {
  type CatalogueRow,
  listThreads,
  parseDesignation,
  printDesignation,
  type Thread,
  threadData,
  threadPercentage,
  toleranceClasses,
} from '../src/index.ts';

const anyRow = fc.constantFrom(...listThreads());
const parallelRow = fc.constantFrom(
  ...listThreads({
    systems: ['M', 'UNC', 'UNF', 'UNEF', 'G', 'Rp', 'Tr', 'EG', 'BSW', 'ACME', 'S', 'Rd', 'Pg'],
  }),
);
const drilledRows = listThreads({
  systems: [
    'M',
    'MJ',
    'EG',
    'UNC',
    'UNF',
    'UNEF',
    'UN',
    'UNJC',
    'UNJF',
    'UNJEF',
    'G',
    'BSW',
    'BSF',
    'ACME',
    'NPSM',
  ],
});

/** Every number inside a value, however deep. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function dataOf(source: string | Thread, options = {}) {
  const outcome = threadData(source, options);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

/** A thread of the catalogue with any class it offers, any hand and, but for Rd, any number of starts. */
const anyThread: fc.Arbitrary<Thread> = anyRow.chain(({ thread }) => {
  const { internal, external } = toleranceClasses(thread);
  return fc
    .record({
      internal: fc.constantFrom(null, ...internal),
      external: fc.constantFrom(null, ...external),
      hand: fc.constantFrom<'left' | 'right'>('left', 'right'),
      starts: fc.integer({ min: 1, max: 12 }),
    })
    .map(({ internal: inner, external: outer, hand, starts }) => ({
      ...thread,
      ...('starts' in thread && thread.system !== 'Rd' ? { starts } : {}),
      hand,
      classes: { internal: inner, external: outer },
    }));
});

describe('designations', () => {
  test('reading what was printed gives the same thread', () => {
    fc.assert(
      fc.property(anyThread, (thread) => {
        expect(parseDesignation(printDesignation(thread))).toEqual({ ok: true, value: thread });
      }),
      { numRuns: byScope(300, 1000) },
    );
  });

  test('the whole catalogue survives the round trip, in either case of letters', () => {
    for (const { designation, thread } of listThreads()) {
      expect(parseDesignation(designation)).toEqual({ ok: true, value: thread });
      expect(parseDesignation(designation.toLowerCase())).toEqual({ ok: true, value: thread });
    }
  });

  test('any text is either a thread or a message', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'MmTrGRpcNPTUFEx0123456789./,-# "½LHhg'),
      maxLength: 14,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), letters), (text) => {
        const outcome = threadData(text);
        if (outcome.ok) expect(numbersIn(outcome.value).every(Number.isFinite)).toBe(true);
        else expect(outcome.error.message).not.toBe('');
      }),
      { numRuns: byScope(1000, 3000) },
    );
  });
});

describe('dimensions', () => {
  test('every number of every thread is finite and positive', () => {
    for (const { thread } of listThreads()) {
      const { basic, internal, external, tapDrill } = dataOf(thread);
      expect(numbersIn([basic, internal, external, tapDrill]).every((value) => value > 0)).toBe(true);
    }
  });

  test('diameters are in order: D1 < D2 < major, d3 no larger than D1', () => {
    for (const { thread } of listThreads()) {
      const { basic } = dataOf(thread);
      expect(basic.D1).toBeLessThan(basic.D2);
      expect(basic.D2).toBeLessThan(basic.major);
      if (basic.d3 !== null) expect(basic.d3).toBeLessThanOrEqual(basic.D1);
    }
  });

  test('an external thread of any class enters an internal one of any class', () => {
    fc.assert(
      fc.property(anyThread, (thread) => {
        const { internal, external, basic } = dataOf(thread);
        if (!internal || !external || thread.system === 'Rp') return;
        expect(external.d2max).toBeLessThanOrEqual(internal.D2min);
        expect(external.dmax).toBeLessThanOrEqual(basic.major);
        expect(internal.D1min).toBeLessThan(internal.D1max);
        expect(internal.D2min).toBeLessThan(internal.D2max);
        expect(external.dmin).toBeLessThan(external.dmax);
        expect(external.d2min).toBeLessThan(external.d2max);
      }),
      { numRuns: byScope(300, 1000) },
    );
  });

  test('a tighter grade never widens a tolerance', () => {
    for (const { thread } of listThreads({ systems: ['M'] })) {
      const widths = toleranceClasses(thread)
        .internal.filter((name) => /^\dH$/.test(name))
        .map((internalClass) => dataOf(thread, { internalClass }).internal)
        .map((limits) => (limits?.D1max ?? 0) - (limits?.D1min ?? 0));
      expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    }
  });

  test.each(['M', 'Tr'] as const)('%s: at one pitch, a larger diameter is larger everywhere', (system) => {
    const all = listThreads({ systems: [system] });
    for (const pitch of new Set(all.map((row) => row.pitch))) {
      const rows = all.filter((row) => row.pitch === pitch);
      rows.slice(1).forEach((row, index) => {
        const smaller = rows[index];
        expect(row.D1).toBeGreaterThan(smaller?.D1 ?? Number.NaN);
        expect(row.D2).toBeGreaterThan(smaller?.D2 ?? Number.NaN);
        expect(row.tapDrillCutting).toBeGreaterThan(smaller?.tapDrillCutting ?? Number.NaN);
      });
    }
  });
});

describe('tap drills', () => {
  const inside = ({ thread }: CatalogueRow, options = {}) => {
    const { internal, tapDrill, designation } = dataOf(thread, options);
    const drill = tapDrill.cutting?.diameter ?? Number.NaN;
    expect(drill, designation).toBeGreaterThanOrEqual(internal?.D1min ?? Number.NaN);
    expect(drill, designation).toBeLessThanOrEqual(internal?.D1max ?? Number.NaN);
  };

  test('every cutting drill of a parallel thread with limits lies inside the minor diameter of its default class', () => {
    expect(drilledRows.length).toBeGreaterThan(700);
    for (const row of drilledRows) inside(row);
  });

  test('and of every other class the tables give', () => {
    for (const row of drilledRows) {
      for (const internalClass of toleranceClasses(row.thread).internal) inside(row, { internalClass });
    }
  });

  test('no listed stock drill had to be replaced for the default class', () => {
    const stock = drilledRows.filter(({ thread }) => dataOf(thread).tapDrill.cutting?.origin === 'table');
    // Coarse M and MJ8, UNC, UNF, G, BSW, BSF, NPSM but for size 1.
    expect(stock).toHaveLength(4 + 1 + 25 + 24 + 14 + 17 + 17 + 5);
  });

  test('a forming drill lies between the pitch diameter and the major diameter', () => {
    for (const row of listThreads({ systems: ['M', 'UNC', 'UNF', 'UNEF'] })) {
      expect(row.tapDrillForming).toBeGreaterThan(row.D2);
      expect(row.tapDrillForming).toBeLessThan(row.major);
    }
  });
});

describe('percentage of thread', () => {
  test('a larger hole leaves less thread', () => {
    const share = fc.double({ min: 0.5, max: 0.99, noNaN: true });
    fc.assert(
      fc.property(parallelRow, share, share, ({ thread, major }, one, other) => {
        fc.pre(Math.abs(one - other) > 1e-6);
        const [smaller, larger] = [one, other]
          .toSorted((a, b) => a - b)
          .map((part) => threadPercentage(thread, major * part));
        expect(smaller?.ok && larger?.ok && smaller.value.iso > larger.value.iso).toBe(true);
      }),
    );
  });
});
