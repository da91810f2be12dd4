import { expect, it } from 'vitest';
import { chosenLines, firstChoice } from './order-choice.ts';

const position = {
  positionId: 'p1',
  quantities: [{ quantity: 10 }, { quantity: 50 }],
  chosenQuantity: 50,
  leadDays: 10,
  ordered: 0,
};

it('proposes what the buyer took, on the working day that was offered', () => {
  expect(firstChoice(position, '2026-11-16')).toEqual({
    positionId: 'p1',
    taken: true,
    quantity: 50,
    due: '2026-11-30',
  });
  // Over the Immacolata and a weekend.
  expect(firstChoice({ ...position, leadDays: 2 }, '2026-12-04').due).toBe('2026-12-09');
});

it('leaves out what was not taken, has no price or was ordered before', () => {
  const day = '2026-11-16';
  expect(firstChoice({ ...position, chosenQuantity: null }, day)).toMatchObject({
    taken: false,
    quantity: 10,
  });
  expect(firstChoice({ ...position, quantities: [] }, day).taken).toBe(false);
  expect(firstChoice({ ...position, ordered: 50 }, day).taken).toBe(false);
});

it('sends only lines with pieces; a day that nobody knows stays open', () => {
  const line = firstChoice({ ...position, leadDays: null }, '2026-11-16');
  expect(chosenLines([line, { ...line, taken: false }, { ...line, quantity: null }])).toEqual([
    { positionId: 'p1', quantity: 50, due: null },
  ]);
});
