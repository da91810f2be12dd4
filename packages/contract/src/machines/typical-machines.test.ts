import { guidedHourlyCost } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { typicalMachines } from './typical-machines.ts';

/** 20 cents an hour, in millionths of a euro as amounts are kept. */
const CLOSE = 200_000;

it.each(typicalMachines.map((machine) => [machine.code, machine] as const))(
  'the rate of %s is close to its own calculation, whose operator share has at most two decimals',
  (_code, { rateInput, hourlyRate }) => {
    const outcome = rateInput && guidedHourlyCost(rateInput);
    if (!outcome?.ok || hourlyRate === null) throw new Error('the calculation has an outcome');
    expect(Math.abs(outcome.cost.total - hourlyRate)).toBeLessThan(CLOSE);
    expect(Number(rateInput.manning.toFixed(2))).toBe(rateInput.manning);
  },
);
