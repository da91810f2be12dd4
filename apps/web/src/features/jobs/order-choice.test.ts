import { expect, it } from 'vitest';
import { chosenLines, daysText, firstChoice } from './order-choice.ts';

const position = {
  positionId: 'p1',
  quantities: [{ quantity: 10 }, { quantity: 50 }],
  chosenQuantity: 50,
  leadDays: 10,
  daysFrom: 'plan' as const,
  ordered: 0,
};

it('proposes the buyer’s choice, on the offered working day', () => {
  expect(firstChoice(position, '2026-11-16')).toEqual({
    positionId: 'p1',
    taken: true,
    quantity: 50,
    due: '2026-11-30',
  });
  // Over the Immacolata and a weekend.
  expect(firstChoice({ ...position, leadDays: 2 }, '2026-12-04').due).toBe('2026-12-09');
});

it('leaves out positions that were not accepted, have no price or were ordered before', () => {
  const day = '2026-11-16';
  expect(firstChoice({ ...position, chosenQuantity: null }, day)).toMatchObject({
    taken: false,
    quantity: 10,
  });
  expect(firstChoice({ ...position, quantities: [] }, day).taken).toBe(false);
  expect(firstChoice({ ...position, ordered: 50 }, day).taken).toBe(false);
});

it('sends only lines with pieces; an unknown day stays open', () => {
  const line = firstChoice({ ...position, leadDays: null }, '2026-11-16');
  expect(chosenLines([line, { ...line, taken: false }, { ...line, quantity: null }])).toEqual([
    { positionId: 'p1', quantity: 50, due: null },
  ]);
});

it('says where the offered days come from', () => {
  expect(daysText(position)).toBe('L’offerta dice 10 giorni lavorativi, dal piano del giorno dell’invio.');
  expect(daysText({ leadDays: 1, daysFrom: 'typed' })).toBe(
    'L’offerta dice 1 giorno lavorativo, scritto a mano.',
  );
  expect(daysText({ leadDays: null, daysFrom: null })).toBe('L’offerta non dice giorni.');
});
