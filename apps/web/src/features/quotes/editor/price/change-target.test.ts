import type { PricedQuantity } from '@truciolo/pricing';
import { expect, it } from 'vitest';
import { changeTarget, switchTarget } from './change-target.ts';

it('gives the same price as a margin and as a mark-up', () => {
  const margin = { kind: 'margin', rate: 20, on: 'list' } as const;
  const markup = changeTarget(margin, 'markup', null);
  expect(markup).toEqual({ kind: 'markup', rate: 25, byCategory: null });
  expect(changeTarget(markup, 'margin', null)).toEqual(margin);
});

it('leaves the field empty where nothing can be carried over', () => {
  expect(changeTarget({ kind: 'margin', rate: null, on: 'list' }, 'typed', null)).toEqual({
    kind: 'typed',
    unit: null,
  });
  expect(changeTarget({ kind: 'typed', unit: null }, 'margin', null)).toMatchObject({ rate: null });
});

/** 33,33 % of margin on 10,00 € of cost is a price of 15,00 €, whose margin reads 33,333 %. */
const priced = { price: { listUnit: 150_000, listMargin: 333_330 } } as unknown as PricedQuantity;

it('restores the margin exactly after switching to the price', () => {
  const margin = { kind: 'margin', rate: 33.3, on: 'net' } as const;
  const price = switchTarget([], margin, 'typed', priced);
  expect(price.target).toEqual({ kind: 'typed', unit: 15 });
  const markup = switchTarget(price.said, price.target, 'markup', priced);
  expect(switchTarget(markup.said, markup.target, 'margin', priced).target).toEqual(margin);
});

it('computes the margin of a price that was typed meanwhile', () => {
  const margin = { kind: 'margin', rate: 33.3, on: 'list' } as const;
  const { said } = switchTarget([], margin, 'typed', priced);
  const back = switchTarget(said, { kind: 'typed', unit: 16 }, 'margin', priced);
  expect(back.target).not.toEqual(margin);
});
