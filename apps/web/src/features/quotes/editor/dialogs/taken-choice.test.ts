import { newPosition, newQuote } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { isChoice, takenLines, takenRows } from './taken-choice.ts';

const position = (id: string, quantities: number[], optional = false) => ({
  ...newPosition(id, { margin: 20, overheads: 12, costs: [] }),
  code: id.toUpperCase(),
  quantities,
  optional,
});
const quote = (...positions: ReturnType<typeof position>[]) => ({
  ...newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 }),
  positions,
});

it('asks only where the buyer had a choice', () => {
  expect(isChoice(quote(position('a', [10])))).toBe(false);
  expect(isChoice(quote(position('a', [10, 50])))).toBe(true);
  expect(isChoice(quote(position('a', [10]), position('b', [1], true)))).toBe(true);
});

it('starts from the quantities that count in the quote, or from the recorded outcome', () => {
  const document = quote(position('a', [10, 50]), position('b', [5], true));
  expect(takenLines(takenRows(document, undefined))).toEqual([{ position: 'a', quantity: 10 }]);
  const noted = [{ position: 'b', quantity: 5 }];
  const rows = takenRows(document, noted);
  expect(takenLines(rows)).toEqual(noted);
  expect(rows[0]).toMatchObject({ name: 'A', taken: false, quantity: 10 });
});
