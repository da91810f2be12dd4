import { add, CENT } from '@truciolo/money';
import { typicalCost } from '@truciolo/quote';
import { describe, expect, it } from 'vitest';
import { costGroups, costLines, guidedCost } from './guided-cost.ts';

const costOf = (change: Partial<typeof typicalCost> = {}) => {
  const outcome = guidedCost({ ...typicalCost, ...change });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.cost;
};

describe('the guided hourly cost', () => {
  it.each([
    ['the worked example', {}, 498_121],
    ['presidio 0,5', { manning: 0.5 }, 366_871],
    ['overheads 20 %', { overheads: 20 }, 597_745],
    ['two shifts', { shifts: 2 }, 401_912],
  ])('%s', (_what, change, total) => {
    // The published figures have three decimals: 49.812, 36.687, 59.775, 40.191.
    expect(costOf(change).total / 10_000).toBeCloseTo(total / 10_000, 3);
    expect(costOf(change).productiveHours).toBeGreaterThan(0);
  });

  it('shows the whole cost in groups and in lines', () => {
    const cost = costOf({ overheads: 12 });
    const sum = (parts: readonly { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0);
    expect(sum(costGroups(cost))).toBe(cost.total);
    expect(sum(costLines(cost))).toBe(cost.total);
  });

  it('names missing values instead of counting them as zero', () => {
    expect(guidedCost({ ...typicalCost, years: null as never })).toMatchObject({ ok: false });
    expect(guidedCost({ ...typicalCost, residual: add(typicalCost.purchase, CENT) })).toEqual({
      ok: false,
      message: 'Il valore residuo supera il prezzo di acquisto.',
    });
  });
});
