import { CENT, roundToStep } from '@truciolo/money';
import { guidedHourlyCost } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { typicalMachines } from './typical-machines.ts';

it.each(typicalMachines.map((machine) => [machine.code, machine] as const))(
  'the rate of %s is what its own calculation comes to, to the cent',
  (_code, { rateInput, hourlyRate }) => {
    const outcome = rateInput && guidedHourlyCost(rateInput);
    if (!outcome?.ok) throw new Error('the calculation has an outcome');
    expect(roundToStep(outcome.cost.total, CENT, 'half-up')).toBe(hourlyRate);
  },
);
