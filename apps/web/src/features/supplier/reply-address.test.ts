import { expect, it } from 'vitest';
import { replyAddress } from './reply-address.ts';

it('quotes every line, and no input can add a header or another recipient', () => {
  const address = replyAddress({
    guid: 'g',
    name: 'Luca',
    email: 'luca@officina.it?bcc=altri@esempio.it',
    phone: '',
    company: '',
    companyGuid: null,
    companyName: null,
    message: 'Prima riga & altro\nseconda?cc=x',
    state: 'nuovo',
    createdAt: '2026-11-15T10:00:00Z',
    adminGuid: null,
  });
  const url = new URL(address);
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('body')).toContain('> Prima riga & altro\n> seconda?cc=x');
  expect(decodeURIComponent(url.pathname)).toBe('luca@officina.it?bcc=altri@esempio.it');
});
