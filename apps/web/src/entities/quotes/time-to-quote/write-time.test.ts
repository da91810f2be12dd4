import { emptyPhase, newPosition, newQuote } from '@truciolo/quote';
import { expect, it } from 'vitest';
import type { QuoteTime } from '../quote-clipboard.ts';
import { writeTime } from './write-time.ts';

const time: QuoteTime = {
  origin: 'nc',
  description: 'Programma O1000, 3 utensili',
  seconds: 270,
  machineGuid: 'elsewhere',
  takenAt: '2026-11-15T10:00:00Z',
};
const turning = { ...emptyPhase('10'), name: 'Tornitura' };
const document = {
  ...newQuote('2026-11-15', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 }),
  positions: [{ ...newPosition('p1', { margin: 20, overheads: 0, costs: [] }), phases: [turning] }],
};

it('fills only the cycle of an existing phase, with its origin', () => {
  expect(writeTime(document, { positionId: 'p1', phaseId: '10' }, time)).toEqual({
    path: ['positions', 'p1', 'phases', '10', 'cycle'],
    base: turning.cycle,
    value: { value: 4.5, origin: 'nc', note: 'Programma O1000, 3 utensili' },
  });
});

it('adds a phase at the end of the cycle, without a machine whose rate the quote lacks', () => {
  const change = writeTime(document, { positionId: 'p1', phaseId: null }, time);
  expect(change?.path.slice(0, 3)).toEqual(['positions', 'p1', 'phases']);
  expect(change?.base).toBeUndefined();
  expect(change?.value).toMatchObject({ name: 'Programma O1000, 3 utensili', machineId: null });
});

it('writes nothing where the place is gone', () => {
  expect(writeTime(document, { positionId: 'p1', phaseId: '99' }, time)).toBeNull();
  expect(writeTime(document, { positionId: 'p9', phaseId: null }, time)).toBeNull();
});
