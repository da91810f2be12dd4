import { expect, it } from 'vitest';
import { doubts } from './doubts.ts';

const head = { guid: 'q', number: '2026-001', revision: 1, state: 'draft', version: 1 } as const;
const terms = { customer: 'Rossi Srl', deliveryTerms: 'Franco fabbrica', chargesCarriage: false };

it('a draft without a customer is sent only on somebody’s word', () => {
  expect(doubts({ head, terms })).toEqual([]);
  expect(doubts({ head, terms: { ...terms, customer: ' ' } })).toEqual([
    expect.stringContaining('non ha un cliente'),
  ]);
});

it('carriage that is charged and goods that are fetched do not go together', () => {
  expect(doubts({ head, terms: { ...terms, chargesCarriage: true } })).toEqual([
    'La resa è «Franco fabbrica», ma il trasporto è in conto al cliente.',
  ]);
  expect(doubts({ head, terms: { ...terms, deliveryTerms: 'Porto franco', chargesCarriage: true } })).toEqual(
    [],
  );
});

it('nothing is asked again about what already went out', () => {
  expect(doubts({ head: { ...head, state: 'sent' }, terms: { ...terms, customer: '' } })).toEqual([]);
});
