import { expect, it } from 'vitest';
import { plateFacts } from '../../../../test/part-samples.ts';
import { factDifferences, nearestSolid } from './compare-facts.ts';

it('finds nothing to say about the same part, also after rounding', () => {
  const told = plateFacts();
  expect(factDifferences(told, { ...told, volume: told.volume * 1.001 })).toEqual([]);
});

it('names each value that the browser told otherwise', () => {
  const told = plateFacts({ holes: 1 }, { box: [10, 60, 100], volume: 50_000 });
  expect(factDifferences(told, plateFacts({ holes: 4 }))).toEqual([
    'Misure: la pagina diceva 10 × 60 × 100 mm, il file è 20 × 60 × 100 mm.',
    'Volume: la pagina diceva 50 cm³, il file è 114,9 cm³.',
    'Fori: la pagina ne diceva 1, nel file sono 4.',
  ]);
});

it('compares with the solid of an assembly that is nearest in volume', () => {
  const [small, large] = [plateFacts({}, { volume: 10 }), plateFacts({}, { volume: 1000 })];
  expect(nearestSolid([small, large], plateFacts({}, { volume: 900 }))).toBe(large);
  expect(nearestSolid([], small)).toBeNull();
});
