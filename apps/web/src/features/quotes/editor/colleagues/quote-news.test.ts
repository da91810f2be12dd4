import { expect, it } from 'vitest';
import { sampleDocument, sampleHead } from '../test/sample-quote.ts';
import { quoteNews } from './quote-news.ts';

const before = { incoming: [], document: sampleDocument, head: { ...sampleHead, state: 'draft' as const } };
const sent = { ...before, head: { ...sampleHead, state: 'sent' as const } };
const LUCA = { name: 'Luca Riva', isSelf: false };
const SELF = { name: 'Marco Bianchi', isSelf: true };

it('tells that a colleague sent the quote', () => {
  expect(quoteNews(before, sent, { by: LUCA, isCatchingUp: true })).toBe('Ora il preventivo è «Inviato».');
});

it('leaves the own sending to the message of the button, even when the watch hears of it first', () => {
  expect(quoteNews(before, sent, { by: SELF, isCatchingUp: true })).toBe('');
});

it('tells changes of the own other window as such', () => {
  const incoming = [{ path: ['paymentTerms'], base: '', value: '30 gg' }];
  expect(quoteNews(before, { ...before, incoming }, { by: SELF, isCatchingUp: true })).toBe(
    'In un’altra finestra hai modificato «Pagamento».',
  );
});
