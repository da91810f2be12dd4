import { expect, it } from 'vitest';
import { finalPieces, goodOf, lacksPieces, missingGood } from './made-pieces.ts';

const job = {
  state: 'running',
  stateReason: '',
  quantity: 10,
  good: 3,
  delivered: 0,
  actualMinutes: 60,
  phases: 2,
  phasesDone: 2,
} as const;

it('misses the ordered pieces that are not good, where pieces are counted', () => {
  expect(missingGood(job)).toBe(7);
  expect(missingGood({ ...job, good: 12 })).toBe(0);
  expect(missingGood({ ...job, good: 0, actualMinutes: 0, phasesDone: 0 })).toBe(0);
});

it('asks a user once every phase is over and pieces are missing', () => {
  expect(lacksPieces(job)).toBe(true);
  expect(lacksPieces({ ...job, phasesDone: 1 })).toBe(false);
  expect(lacksPieces({ ...job, good: 10 })).toBe(false);
  expect(lacksPieces({ ...job, state: 'finished' })).toBe(false);
});

it('counts the pieces of the last phase inside the shop', () => {
  expect(goodOf([])).toBe(0);
  expect(
    goodOf([
      { kind: 'machine', good: 9 },
      { kind: 'bench', good: 8 },
      { kind: 'external', good: 10 },
    ]),
  ).toBe(8);
  expect(goodOf([{ kind: 'external', good: 10 }])).toBe(10);
});

it('owes the customer the ordered pieces, or those made of a job that was closed with fewer', () => {
  expect(finalPieces(job)).toBe(10);
  const closed = { ...job, state: 'finished', stateReason: 'Il cliente ne accetta 3' } as const;
  expect(finalPieces(closed)).toBe(3);
  expect(finalPieces({ ...closed, state: 'delivered', delivered: 4 })).toBe(4);
  expect(finalPieces({ ...closed, stateReason: '' })).toBe(10);
  expect(finalPieces({ ...closed, good: 11 })).toBe(10);
});
