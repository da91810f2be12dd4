import { expect, test } from 'vitest';
import { sampleDocument } from '../test/sample-quote.ts';
import { changeLine } from './change-line.ts';

const line = (path: string, from: unknown, to: unknown) => changeLine(path, { from, to }, sampleDocument);

test('a change names its field; an empty value before is not told, and nameless data make no line', () => {
  expect(line('state', 'sent', 'accepted')).toBe('Stato: Inviato → Accettato');
  expect(line('reason', null, 'prezzo alto')).toBe('Motivo: prezzo alto');
  expect(line('reason', 'prezzo alto', '')).toBe('Motivo: tolto (era prezzo alto)');
  expect(line('reason', null, '')).toBeNull();
  expect(line('tags', [], [])).toBeNull();
  expect(line('positions.p1.stock.customerOwned', false, true)).toBe(
    'Posizione 1 · Grezzo · Materiale del cliente: no → sì',
  );
  expect(line('somethingInternal', 1, 2)).toBeNull();
  expect(line('competitorPrice', null, 125_000)).toBe('Prezzo del concorrente: € 12,50');
});
