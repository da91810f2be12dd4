import { expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { fuzzFormula } from './fuzz.ts';

const COUNT = byScope(500, 2000);

it('survives random bytes and random words', () => {
  const { parsed, evaluated } = fuzzFormula(COUNT, 1);
  // The strings must reach the evaluator for the test to mean anything.
  expect(parsed).toBeGreaterThan(0.4 * COUNT);
  expect(evaluated).toBeGreaterThan(COUNT / 4);
});
