import { euros } from '@truciolo/money';
import { describe, expect, it } from 'vitest';
import { perno, pernoQuote } from '../../test/perno.ts';
import { pricePosition } from '../pricing/price-quote.ts';
import { variableShareOf } from './guided-rate.ts';
import { machineRate } from './rates.ts';
import { typicalCost } from './typical-cost.ts';

describe('variable share of a machine', () => {
  it('is energy and tools, and the operator by the company’s setting', () => {
    // 4.32 / 49.812 and 30.57 / 49.812.
    expect(variableShareOf(typicalCost, false)).toBeCloseTo(8.6726, 3);
    expect(variableShareOf(typicalCost, true)).toBeCloseTo(61.3707, 3);
    expect(variableShareOf(null, true)).toBeNull();
  });

  it('makes the two floors differ', () => {
    const row = {
      name: 'CV-1',
      kind: 'centro-3-assi',
      hourlyRate: euros(49.812),
      rateConfirmed: true,
      rateInput: typicalCost,
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
