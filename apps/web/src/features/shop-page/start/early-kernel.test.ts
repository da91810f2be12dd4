import { expect, it } from 'vitest';
import { takesModels } from './early-kernel.ts';

it('only the page of a shop takes models', () => {
  expect(takesModels('/officina/valsesia')).toBe(true);
  expect(takesModels('/officina/richiesta/abc')).toBe(false);
  expect(takesModels('/officina/mie/abc')).toBe(false);
});
