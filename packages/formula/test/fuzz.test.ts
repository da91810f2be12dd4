import { expect, it } from 'vitest';
import { fuzzFormula } from './fuzz.ts';

it('survives random bytes and random words', () => {
  const { parsed, evaluated } = fuzzFormula(2000, 1);
  // The strings must reach the evaluator for the test to mean anything.
  expect(parsed).toBeGreaterThan(800);
  expect(evaluated).toBeGreaterThan(500);
});
