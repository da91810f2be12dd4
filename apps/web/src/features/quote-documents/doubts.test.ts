import { expect, it } from 'vitest';
import { doubts } from './doubts.ts';

const head = { guid: 'q', number: '2026-001', revision: 1, state: 'draft', version: 1 } as const;
const terms = { customer: 'Rossi Srl', deliveryTerms: 'Franco fabbrica', chargesCarriage: false };

it('a draft without a customer is sent only after a confirmation', () => {
  expect(doubts({ head, terms })).toEqual([]);
  expect(doubts({ head, terms: { ...terms, customer: ' ' } })).toEqual([
    expect.stringContaining('non ha un cliente'),
  ]);
});

it('charged carriage and collected goods contradict each other', () => {
  expect(doubts({ head, terms: { ...terms, chargesCarriage: true } })).toEqual([
    'La resa è «Franco fabbrica», ma il trasporto è in conto al cliente.',
  ]);
  expect(doubts({ head, terms: { ...terms, deliveryTerms: 'Porto franco', chargesCarriage: true } })).toEqual(
    [],
  );
});

it('a sent quote raises no question', () => {
  expect(doubts({ head: { ...head, state: 'sent' }, terms: { ...terms, customer: '' } })).toEqual([]);
});
