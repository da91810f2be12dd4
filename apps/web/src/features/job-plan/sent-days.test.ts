import { expect, it } from 'vitest';
import { sentDaysAt } from './sent-days.ts';

it('finds the days that a sent offer says at a quantity', () => {
  const ten = { positionId: 'p1', quantity: 10, days: 8, from: 'plan' as const };
  const sent = [ten, { ...ten, quantity: 50, days: 12 }];
  expect(sentDaysAt(sent, { positionId: 'p1', quantity: 50 })?.days).toBe(12);
  expect(sentDaysAt(sent, { positionId: 'p1', quantity: 30 })).toBeUndefined();
  expect(sentDaysAt(sent, { positionId: 'p2', quantity: 10 })).toBeUndefined();
});
