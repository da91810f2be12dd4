import { expect, it } from 'vitest';
import { openSecrets } from '../secrets.ts';
import { isSigned, signedAddress } from './signed-address.ts';

const secrets = openSecrets('a secret of forty characters for the tests');
const now = new Date('2026-11-15T10:00:00Z');

const queryOf = (address: string) => {
  const [path = '', query = ''] = address.split('?');
  return { name: path.replace('/files/', ''), query: Object.fromEntries(new URLSearchParams(query)) };
};

it('opens its file until it expires', () => {
  const { name, query } = queryOf(signedAddress(secrets, 'a.pdf', 'application/pdf', now, 'Offerta.pdf'));
  expect(isSigned(secrets, name, query, now)).toBe(true);
  expect(isSigned(secrets, name, query, new Date('2026-11-15T13:00:00Z'))).toBe(false);
  expect(isSigned(secrets, 'b.pdf', query, now)).toBe(false);
});

it('opens for at most an hour, and for three quarters of one at least', () => {
  for (const minute of [0, 1, 14, 15, 29, 44, 59]) {
    const made = new Date(now.getTime() + minute * 60_000);
    const { name, query } = queryOf(signedAddress(secrets, 'a.pdf', 'application/pdf', made));
    const after = (minutes: number) =>
      isSigned(secrets, name, query, new Date(made.getTime() + minutes * 60_000));
    expect([after(45), after(60)]).toEqual([true, false]);
  }
});

it.each(['|', '","', '\\u0022'])('a value with «%s» in it cannot extend into its neighbour', (mark) => {
  const { name, query } = queryOf(signedAddress(secrets, 'a.pdf', 'application/pdf', now, `x${mark}y`));
  const { expires = '' } = query;
  const shifted = { ...query, expires: `${expires}${mark}x`, as: 'y' };
  expect(isSigned(secrets, name, shifted, now)).toBe(false);
  const other = { ...query, type: `application/pdf${mark}${expires}`, expires: `x${mark}y`, as: '' };
  expect(isSigned(secrets, name, other, now)).toBe(false);
});
