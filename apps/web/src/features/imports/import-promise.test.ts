import { expect, it } from 'vitest';
import { confirmText, lineNames } from './import-promise.ts';

const step = (created: number, updated: number, skipped = 0) => ({
  saves: { created, updated, skipped },
});

it.each([
  ['customers', step(2, 0), 'Importa 2 righe'],
  ['customers', step(1, 0, 1), 'Importa 1 riga, salta 1'],
  ['quotes', step(1, 1), 'Importa 2 preventivi'],
  ['quotes', step(1, 0, 2), 'Importa 1 preventivo, salta 2 righe'],
] as const)('%s %o: %s', (registry, preview, text) => {
  expect(confirmText(registry, preview)).toBe(text);
});

it.each([
  [[], 0, ''],
  [[7], 1, 'riga 7'],
  [[3, 7, 12], 3, 'righe 3, 7 e 12'],
  [[3, 4], 40, 'righe 3, 4 e altre 38'],
])('%j of %i: %s', (lines, count, text) => expect(lineNames(lines, count)).toBe(text));
