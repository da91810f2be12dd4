import { expect, it } from 'vitest';
import { whatsAppAddress } from './whatsapp-address.ts';

it('carries message and address whole, whatever signs they have', () => {
  const address = whatsAppAddress('Preventivo P-1 & co.', 'https://truciolo.it/offerta/a_b-c?x=1');
  expect(new URL(address).searchParams.get('text')).toBe(
    'Preventivo P-1 & co. https://truciolo.it/offerta/a_b-c?x=1',
  );
});
