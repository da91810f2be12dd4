import { expect, it } from 'vitest';
import { changeTarget } from './change-target.ts';

it('says the same price as a margin and as a mark-up', () => {
  const margin = { kind: 'margin', rate: 20, on: 'list' } as const;
  const markup = changeTarget(margin, 'markup', null);
  expect(markup).toEqual({ kind: 'markup', rate: 25, byCategory: null });
  expect(changeTarget(markup, 'margin', null)).toEqual(margin);
});

it('leaves the field to be filled in where nothing can be carried over', () => {
  expect(changeTarget({ kind: 'margin', rate: null, on: 'list' }, 'typed', null)).toEqual({
    kind: 'typed',
    unit: null,
  });
  expect(changeTarget({ kind: 'typed', unit: null }, 'margin', null)).toMatchObject({ rate: null });
});
