import { expect, it } from 'vitest';
import { backWord } from './back-word.ts';

it('the way back from a dialog is never named like its act', () => {
  expect(backWord('Salva esito')).toBe('Annulla');
  expect(backWord('Annulla la commessa')).toBe('Torna indietro');
});
