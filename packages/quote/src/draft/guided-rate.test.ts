import { euros } from '@truciolo/money';
import { describe, expect, it } from 'vitest';
import { perno, pernoQuote } from '../../test/perno.ts';
import { pricePosition } from '../pricing/price-quote.ts';
import { type GuidedInput, variableShareOf } from './guided-rate.ts';
import { machineRate } from './rates.ts';

/** The machine of formulas (d): 49.812 €/h, of which energy 1.32, tools 3.00, operator 26.25. */
const input: GuidedInput = {
  purchase: euros(120_000),
  residual: euros(12_000),
  years: 8,
  interest: 5,
  area: 25,
  areaCost: euros(80),
  maintenance: 4,
  insurance: 0.5,
  consumables: euros(1200),
  daysPerYear: 220,
  hoursPerShift: 8,
  shifts: 1,
  saturation: 75,
  power: 15,
  load: 40,
  energyCost: euros(0.22),
  tools: euros(3),
  operatorCost: euros(26.25),
  manning: 1,
  overheads: 0,
};

describe('variable share of a machine', () => {
  it('is energy and tools, and the operator by the company’s setting', () => {
    // 4.32 / 49.812 and 30.57 / 49.812.
    expect(variableShareOf(input, false)).toBeCloseTo(8.6726, 3);
    expect(variableShareOf(input, true)).toBeCloseTo(61.3707, 3);
    expect(variableShareOf(null, true)).toBeNull();
  });

  it('makes the two floors differ', () => {
    const row = {
      name: 'CV-1',
      kind: 'centro-3-assi',
      hourlyRate: euros(49.812),
      rateConfirmed: true,
      rateInput: input,
    } as const;
    const floors = (labourIsVariable: boolean) => {
      const rates = {
        ...pernoQuote.rates,
        labourIsVariable,
        machines: { 'tc-2': machineRate(row, labourIsVariable) },
      };
      const chosen = pricePosition({ ...perno, chosenQuantity: 50 }, { ...pernoQuote, rates }).chosen;
      if (!chosen?.ok) throw new Error('priced');
      return chosen.priced.cost;
    };
    const [fixed, variable] = [floors(false), floors(true)];
    expect(fixed.full).toBe(variable.full);
    expect(fixed.variable).toBeLessThan(variable.variable);
    expect(variable.variable).toBeLessThan(variable.direct);
  });
});
