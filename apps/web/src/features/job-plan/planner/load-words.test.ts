import { expect, it } from 'vitest';
import { adviceText } from './load-words.ts';

const load = (code: string, share: number) => ({ machine: code, code, share, weeks: [] });

it('names the fullest machine, and the advice for its load', () => {
  const loads = [load('CV-2', 0.2), load('TC-1', 0.4)];
  expect(adviceText(loads, 'variable-pays')).toBe(
    'TC-1 al 40 %: anche un prezzo sopra il solo costo variabile conviene.',
  );
  expect(adviceText([load('TC-1', 0.947)], 'full-shop')).toContain('TC-1 al 95 %');
});
