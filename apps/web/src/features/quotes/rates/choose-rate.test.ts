import { newPosition, newQuote, type PositionDraft, type QuoteDocument } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { emptyPhase } from '../phases/empty-phase.ts';
import { chooseRate } from './choose-rate.ts';

const machine = (rate: number) => ({
  name: 'TC-2',
  setupRate: { value: rate, origin: 'registry' as const },
  runRate: { value: rate, origin: 'registry' as const },
  variableShare: null,
});
const position: PositionDraft = {
  ...newPosition('p', { margin: 20, overheads: 0, costs: [] }),
  phases: [emptyPhase('f1')],
};
const start: QuoteDocument = {
  ...newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 }),
  positions: [position],
};
const onMachine = (id: string) => (before: PositionDraft) => ({
  ...before,
  phases: before.phases.map((phase) => (phase.kind === 'time' ? { ...phase, machineId: id } : phase)),
});

it('copies the rate of what was chosen and drops the one nothing uses any more', () => {
  const first = chooseRate(start, 'p', onMachine('a'), { kind: 'machines', id: 'a', rate: machine(45) });
  expect(first.rates.machines).toEqual({ a: machine(45) });
  const second = chooseRate(first, 'p', onMachine('b'), { kind: 'machines', id: 'b', rate: machine(60) });
  expect(second.rates.machines).toEqual({ b: machine(60) });
});

it('leaves a rate alone that the quote already has', () => {
  const first = chooseRate(start, 'p', onMachine('a'), { kind: 'machines', id: 'a', rate: machine(45) });
  const again = chooseRate(first, 'p', onMachine('a'), { kind: 'machines', id: 'a', rate: machine(99) });
  expect(again.rates.machines).toEqual({ a: machine(45) });
});
