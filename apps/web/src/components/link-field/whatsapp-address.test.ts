import { expect, it } from 'vitest';
import { whatsAppAddress } from './whatsapp-address.ts';

it('contains message and address completely, whatever characters they have', () => {
  const address = whatsAppAddress('Preventivo P-1 & co.', 'https://truciolo.it/offerta/a_b-c?x=1');
  expect(new URL(address).searchParams.get('text')).toBe(
    'Preventivo P-1 & co. https://truciolo.it/offerta/a_b-c?x=1',
  );
});
