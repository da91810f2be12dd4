import { ORDER } from '@truciolo/changes';
import { newPosition } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { sampleDocument } from '../test/sample-quote.ts';
import { changeWords } from './change-words.ts';

const start = { margin: 20, overheads: 12, costs: [] };
const document = { ...sampleDocument, positions: ['a', 'b', 'c'].map((id) => newPosition(id, start)) };
const field = (...path: string[]) => ({ path, base: 1, value: 2 });

it.each([
  [[field('positions', 'b', 'phases', '10', 'cycle', 'value')], 'ha modificato la posizione 2'],
  [
    [field('positions', 'c', 'scrap'), field('positions', 'a', 'code'), field('paymentTerms')],
    'ha modificato le posizioni 1 e 3 e «Pagamento»',
  ],
  [[{ path: ['positions', 'c'], value: {} }, field('positions', ORDER)], 'ha aggiunto la posizione 3'],
  [[{ path: ['positions', 'x'], base: {} }, field('positions', ORDER)], 'ha tolto una posizione'],
  [[field('positions', ORDER)], 'ha modificato l’ordine delle posizioni'],
  [[field('title'), field('customer', 'name'), field('vat')], 'ha modificato 3 campi del preventivo'],
  [[field('rates', 'machines', 'm1', 'runRate')], 'ha aggiornato le tariffe'],
  [[field('positions', 'a', 'stock'), field('rates', 'materials', 'x')], 'ha modificato la posizione 1'],
  [[], ''],
])('%# is described briefly', (changes, words) => {
  expect(changeWords(changes, document)).toBe(words);
});
