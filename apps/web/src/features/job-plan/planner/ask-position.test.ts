import { expect, it } from 'vitest';
import { partsText, workingDaysText } from './ask-position.ts';

it('explains the parts of the lead time', () => {
  const promise = { day: '2026-11-30', days: 10, material: 5, external: 3, machines: 0, margin: 2 };
  expect(partsText(promise)).toBe('materiale 5 + esterno 3 + margine 2');
  expect(workingDaysText(promise.days)).toBe('10 giorni lavorativi');
});
