import { expect, it } from 'vitest';
import { obstacles } from './obstacles.ts';

const head = { guid: 'q', number: 'P-2026-0001', revision: 1, state: 'draft', version: 1 } as const;
const none = { head, unpriced: [], uncharged: 0, unreasoned: 0 };
const bracket = { place: 2, name: 'Staffa fresata', missing: 'Scegli il materiale.' };

it('a position without a price is named, with the first thing that it lacks', () => {
  expect(obstacles(none)).toEqual([]);
  expect(obstacles({ ...none, unpriced: [bracket] })).toEqual([
    'Posizione 2, «Staffa fresata», senza prezzo. Scegli il materiale.',
  ]);
});

it('three of many positions are named, and the others counted', () => {
  const unpriced = [1, 2, 3, 4, 5].map((place) => ({ ...bracket, place }));
  const texts = obstacles({ ...none, unpriced });
  expect(texts).toHaveLength(4);
  expect(texts.at(-1)).toBe('Altre 2 posizioni sono senza prezzo.');
});
