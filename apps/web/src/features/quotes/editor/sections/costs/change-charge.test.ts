import { expect, it } from 'vitest';
import { chargeValue, withCharge, withValue } from './change-charge.ts';

const perPiece = { per: 'piece', amount: { value: 0.2, origin: 'registry' } } as const;

it('keeps an amount when the basis of the charge changes', () => {
  expect(withCharge(perPiece, 'order')).toEqual({ per: 'order', amount: perPiece.amount, share: null });
  expect(withCharge(perPiece, 'piece')).toBe(perPiece);
});

it('never takes an amount for a percentage, nor the other way round', () => {
  const percent = withCharge(perPiece, 'percent');
  expect(chargeValue(percent).value).toBeNull();
  const four = withValue(percent, { value: 4, origin: 'typed' });
  expect(chargeValue(withCharge(four, 'lot')).value).toBeNull();
});
