import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { nestIdentical } from '../src/index.ts';
import { faultsOf, isGuillotine } from './check-layout.ts';

const size = (max: number) => fc.integer({ min: 1, max: max * 10 }).map((tenths) => tenths / 10);
const rules = fc.record({
  technique: fc.constantFrom('free' as const, 'guillotine' as const),
  kerf: fc.constantFrom(0, 0.2, 2.3, 5),
  edge: fc.constantFrom(0, 5, 10.5),
});
const blank = fc.record({ length: size(400), width: size(300), rotates: fc.boolean() });
const sheet = fc.record({ length: size(900), width: size(600) });

describe('layouts', () => {
  it('of one blank stay on the sheet, a kerf apart, and can be cut', () => {
    fc.assert(
      fc.property(blank, sheet, rules, (given, on, how) => {
        const nesting = nestIdentical(given, [on], how);
        const count = nesting.capacities[0] ?? 0;
        if (count > 150) return;
        const placements = nesting.layout(0, count);
        expect(placements).toHaveLength(count);
        expect(faultsOf(on, placements, how)).toEqual([]);
        if (how.technique === 'guillotine') expect(isGuillotine(placements)).toBe(true);
        if (!given.rotates)
          expect(placements.every(({ length }) => Math.abs(length - given.length) < 1e-6)).toBe(true);
      }),
      { numRuns: byScope(60, 150) },
    );
  });

  it('of tiny blanks are computed in a few steps, not in a hundred million', () => {
    const speck = { length: 0.001, width: 0.002, rotates: true };
    const vast = { length: 100_000, width: 99_999 };
    const { capacities } = nestIdentical(speck, [vast], { technique: 'free', kerf: 0, edge: 0 });
    expect(capacities[0]).toBeGreaterThan(4e15);
  });
});

describe('a quantity', () => {
  const how = { technique: 'guillotine', kerf: 3, edge: 10 } as const;
  const sheets = [
    { length: 2000, width: 1000 },
    { length: 3000, width: 1500 },
  ];
  const part = { length: 400, width: 300, rotates: true };

  it('takes the sheets with the least area', () => {
    const nesting = nestIdentical(part, sheets, how);
    expect(nesting.capacities).toEqual([14, 32]);
    expect(nesting.sheetsFor(14)).toEqual([1, 0]);
    expect(nesting.sheetsFor(28)).toEqual([2, 0]);
    expect(nesting.sheetsFor(32)).toEqual([0, 1]);
    expect(nesting.sheetsFor(0)).toEqual([0, 0]);
  });

  it('takes no more sheets than there are, and reports when they are not enough', () => {
    const scarce = nestIdentical(part, [{ length: 2000, width: 1000, available: 1 }, sheets[1] ?? part], how);
    expect(scarce.sheetsFor(28)).toEqual([0, 1]);
    const none = nestIdentical(part, [{ length: 2000, width: 1000, available: 1 }], how);
    expect(none.sheetsFor(28)).toBeNull();
    expect(nestIdentical({ ...part, length: 5000 }, sheets, how).sheetsFor(1)).toBeNull();
  });

  it('may be very large', () => {
    const counts = nestIdentical(part, sheets, how).sheetsFor(1_000_000);
    const given = (counts?.[0] ?? 0) * 14 + (counts?.[1] ?? 0) * 32;
    expect(given).toBeGreaterThanOrEqual(1_000_000);
    expect(given).toBeLessThan(1_000_000 + 32);
  });

  it('never turns a blank with a grain', () => {
    const [turned] = nestIdentical(
      { length: 950, width: 300, rotates: true },
      [{ length: 1000, width: 1000 }],
      how,
    ).capacities;
    const lying = nestIdentical(
      { length: 1200, width: 300, rotates: false },
      [{ length: 1000, width: 2000 }],
      how,
    ).capacities;
    expect(turned).toBe(3);
    expect(lying).toEqual([0]);
  });
});
