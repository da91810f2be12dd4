import {
  emptyPhase,
  newPosition,
  type PositionDraft,
  pricePosition,
  type RatesDraft,
  typedValue,
} from '@truciolo/quote';
import { expect, it } from 'vitest';
import { phaseCosts } from './phase-costs.ts';

const rate = (value: number) => ({ value, origin: 'registry' as const });
const rates: RatesDraft = {
  machines: { t: { name: 'TC-2', setupRate: rate(45), runRate: rate(50), variableShare: null } },
  labour: {},
  materials: {},
  formulas: {},
  labourIsVariable: true,
  hoursPerDay: 8,
};
/** Set-up 120 min at 45 €/h and 12 min a piece at 50 €/h over 50 pieces: 1,80 + 10,00 €. */
const turning = {
  ...emptyPhase('a'),
  name: 'Tornitura',
  machineId: 't',
  setup: typedValue(120),
  cycle: typedValue(12),
};
const finished: PositionDraft = {
  ...newPosition('p', { margin: 20, overheads: 12, costs: [] }),
  quantities: [50],
  stock: { kind: 'none' },
  phases: [turning],
};
const costsOf = (position: PositionDraft) =>
  phaseCosts(position, pricePosition(position, { rates }), rates, 50);

it('equals the trace', () => {
  expect(costsOf(finished).get('a')).toBeCloseTo(11.8, 4);
});

it('is known while the blank and another phase are still missing', () => {
  const costs = costsOf({ ...finished, stock: null, phases: [turning, emptyPhase('b')] });
  expect(costs.get('a')).toBeCloseTo(11.8, 4);
  expect(costs.get('b')).toBeNull();
});
