import { expect, it } from 'vitest';
import { deliveryExcess, homeOfCharges, readyPieces, stateAfterReturn } from './delivery-note.ts';

const job = {
  number: 'C-2026-0041',
  quantity: 50,
  good: 49,
  delivered: 20,
  actualMinutes: 600,
  phasesDone: 2,
};

it('warns about more pieces than are good or ordered, with the figures', () => {
  expect(deliveryExcess(job, 29)).toBeNull();
  expect(deliveryExcess(job, 40)).toBe(
    'C-2026-0041: 50 pezzi ordinati, 49 buoni, 20 già consegnati; con questo DDT sarebbero 60.',
  );
  expect(deliveryExcess(job, 30)).not.toBeNull();
});

it('compares with the order only where pieces are not counted', () => {
  const uncounted = { ...job, good: 0, delivered: 0, actualMinutes: 0, phasesDone: 0 };
  expect(deliveryExcess(uncounted, 50)).toBeNull();
  expect(deliveryExcess(uncounted, 51)).toBe('C-2026-0041: 50 pezzi ordinati; con questo DDT sarebbero 51.');
});

it('proposes the remaining good pieces, or the rest of the order', () => {
  expect(readyPieces(job)).toBe(29);
  expect(readyPieces({ ...job, good: 0, delivered: 20, actualMinutes: 0, phasesDone: 0 })).toBe(30);
  expect(readyPieces({ ...job, good: 10 })).toBe(0);
});

it('invoices the charges of an order with the first open note', () => {
  const note = (guid: string, isAnnulled: boolean, isInvoiced: boolean) => ({ guid, isAnnulled, isInvoiced });
  expect(homeOfCharges([])).toBeNull();
  expect(homeOfCharges([note('a', true, false), note('b', false, true), note('c', false, false)])).toBe('c');
});

it('sets a job whose pieces were returned to the state of its phases', () => {
  const phase = (state: 'todo' | 'done' | 'running', isPlanned = false) => ({ state, isPlanned });
  expect(stateAfterReturn([phase('done'), phase('done')])).toBe('finished');
  expect(stateAfterReturn([phase('done'), phase('todo')])).toBe('running');
  expect(stateAfterReturn([phase('todo', true)])).toBe('planned');
  expect(stateAfterReturn([phase('todo')])).toBe('to-plan');
});
