import { euros, type Money, percent, sum, ZERO } from '@truciolo/money';
import { describe, expect, it } from 'vitest';
import { printed } from '../test/price-of.ts';
import {
  HOURLY_SHARE_LABELS,
  HOURLY_SHARES,
  type HourlyCost,
  type HourlyCostInput,
  hourlyCost,
} from './hourly-cost.ts';

/** The machining centre of formulas (d). */
const vmc: HourlyCostInput = {
  purchase: euros(120_000),
  residual: euros(12_000),
  years: 8,
  interest: percent(5),
  areaM2: 25,
  areaCostPerM2: euros(80),
  maintenance: percent(4),
  insurance: percent(0.5),
  consumables: euros(1200),
  daysPerYear: 220,
  hoursPerShift: 8,
  shifts: 1,
  saturation: percent(75),
  powerKw: 15,
  powerLoad: percent(40),
  energyPerKwh: euros(0.22),
  toolsPerHour: euros(3),
  operatorCost: euros(42_000),
  operatorHours: 1600,
  manning: percent(100),
  overheads: percent(0),
};

function costOf(overrides: Partial<HourlyCostInput> = {}): HourlyCost {
  const outcome = hourlyCost({ ...vmc, ...overrides });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.cost;
}

describe('hourly machine cost (formulas d)', () => {
  it('machine 23.562 €/h over 1320 hours, with each share', () => {
    const { shares, machine, productiveHours } = costOf();
    expect(productiveHours).toBe(1320);
    expect(printed(machine, 3)).toBe('23,562');
    expect(printed(shares.energy)).toBe('1,32');
    const fixed = sum([
      shares.depreciation,
      shares.interest,
      shares.space,
      shares.maintenance,
      shares.insurance,
      shares.consumables,
    ]);
    expect(printed(fixed, 3)).toBe('19,242');
    expect(printed(shares.operator)).toBe('26,25');
  });

  it.each([
    ['presidio 1', {}, '49,812'],
    ['presidio 0.5', { manning: percent(50) }, '36,687'],
    ['overheads 20 %', { overheads: percent(20) }, '59,775'],
    ['two shifts', { shifts: 2 }, '40,191'],
  ])('%s: %s', (_, overrides, total) => {
    expect(printed(costOf(overrides).total, 3)).toBe(total);
  });

  it('otlas.com: 200,000 € in 3 years of 3,000 h are 22.22 €/h', () => {
    const bare = {
      purchase: euros(200_000),
      residual: ZERO,
      years: 3,
      interest: percent(0),
      areaM2: 0,
      maintenance: percent(0),
      insurance: percent(0),
      consumables: ZERO,
    };
    const { shares } = costOf({ ...bare, daysPerYear: 250, hoursPerShift: 12, saturation: percent(100) });
    expect(printed(shares.depreciation)).toBe('22,22');
  });

  it('the shares add up to the total, and each has a name', () => {
    const { shares, total } = costOf({ years: 7, shifts: 3, overheads: percent(13.7) });
    expect(sum(HOURLY_SHARES.map((share) => shares[share]))).toBe(total);
    expect(Object.keys(HOURLY_SHARE_LABELS)).toEqual([...HOURLY_SHARES]);
  });

  it('knows the costs that arise only while the machine runs', () => {
    // (1.32 + 3) / 49.8125 and with the operator (1.32 + 3 + 26.25) / 49.8125.
    expect((costOf().variableShare / 10_000).toFixed(1)).toBe('8.7');
    expect((costOf().variableShareWithLabour / 10_000).toFixed(1)).toBe('61.4');
  });

  it.each([
    ['years', 0],
    ['saturation', percent(0)],
    ['shifts', -1],
    ['powerKw', Number.NaN],
    ['operatorHours', 0],
    ['consumables', euros(-1)],
    ['residual', euros(500_000)],
    ['years', 1e-9],
    ['purchase', (euros(120_000) + 0.5) as Money],
    ['saturation', percent(101)],
  ] as const)('a bad %s is said', (field, value) => {
    const outcome = hourlyCost({ ...vmc, [field]: value });
    expect(outcome).toMatchObject({ ok: false, problems: [{ path: field }] });
  });
});
