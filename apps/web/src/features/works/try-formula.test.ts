import { expect, it } from 'vitest';
import { samplePart, tryFormula } from './try-formula.ts';

it.each([
  ['MAX(60; peso*quantità*0,8)', 123.2],
  ['SE(quantità>50; fori*0,5; fori)', 2],
  ['ARROTONDA(superficie*3; 1)', 5.7],
])('%s on the sample part is %d €', (formula, value) => {
  const trial = tryFormula(formula, samplePart);
  expect(trial).toMatchObject({ state: 'right' });
  expect(trial.state === 'right' && trial.value).toBeCloseTo(value, 6);
});

it.each(['peso*', 'pes0 * 2', 'SE(1)', 'fori/0', '"testo"'])(
  '%s is wrong, and its position is known',
  (formula) => {
    const trial = tryFormula(formula, samplePart);
    if (trial.state !== 'wrong') throw new Error(trial.state);
    expect(trial.diagnostics[0]?.message).toMatch(/\w+/);
    expect(trial.diagnostics[0]?.start).toBeGreaterThanOrEqual(0);
  },
);

it('shows nothing for an empty formula', () => {
  expect(tryFormula('  ', samplePart)).toEqual({ state: 'empty' });
});
