import { CENT } from '@truciolo/money';
import { guidedHourlyCost } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { typicalMachines } from './typical-machines.ts';

/** An hour of the operator rounded to a hundredth: less than 20 cents. */
const CLOSE = 20 * CENT;

it.each(typicalMachines.map((machine) => [machine.code, machine] as const))(
  'the rate of %s is close to its own calculation, whose operator share has at most two decimals',
  (_code, { rateInput, hourlyRate }) => {
    if (rateInput === null || hourlyRate === null)
      throw new Error('the machine has a rate and its calculation');
    const outcome = guidedHourlyCost(rateInput);
    if (!outcome.ok) throw new Error('the calculation has an outcome');
    expect(Math.abs(outcome.cost.total - hourlyRate)).toBeLessThan(CLOSE);
    expect(Number(rateInput.manning.toFixed(2))).toBe(rateInput.manning);
  },
);
