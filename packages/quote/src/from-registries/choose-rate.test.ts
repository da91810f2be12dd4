import { expect, it } from 'vitest';
import { newPosition, newQuote } from '../draft/new-quote.ts';
import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import { editWithRates } from './choose-rate.ts';
import { emptyPhase } from './empty-phase.ts';

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
const now = { machines: { a: machine(45), b: machine(60) } };

it('copies the rate of the chosen row and drops unused ones', () => {
  const first = editWithRates(start, 'p', onMachine('a'), now);
  expect(first.rates.machines).toEqual({ a: machine(45) });
  expect(editWithRates(first, 'p', onMachine('b'), now).rates.machines).toEqual({ b: machine(60) });
});

it('keeps a rate that the quote already has', () => {
  const first = editWithRates(start, 'p', onMachine('a'), now);
  const again = editWithRates(first, 'p', onMachine('a'), { machines: { a: machine(99) } });
  expect(again.rates.machines).toBe(first.rates.machines);
});

it('keeps the name of an unknown row, without a rate', () => {
  const lost = editWithRates(start, 'p', onMachine('gone'), now);
  expect(lost.rates.machines).toEqual({});
  expect(lost.positions[0]?.phases[0]).toMatchObject({ machineId: 'gone' });
});
