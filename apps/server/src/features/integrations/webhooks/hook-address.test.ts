import { describe, expect, it } from 'vitest';
import { publicLookup } from './call-hook.ts';
import { isPublicAddress, readHookAddress } from './hook-address.ts';

describe('an address that webhooks must not reach', () => {
  it.each([
    'http://example.com/hook',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://localhost:3000/',
    'https://api.localhost/',
    'https://10.1.2.3/',
    'https://172.31.0.1/',
    'https://192.168.1.10/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fe80::1]/',
    'https://[fd00::5]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[::7f00:1]/',
    'https://[::ffff:0:7f00:1]/',
    'https://[fec0::1]/',
    'https://anna:segreta@example.com/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'example.com',
    '',
  ])('%s is refused with a sentence', (text) => {
    expect(() => readHookAddress(text, false)).toThrowError(
      expect.objectContaining({ code: 'HOOK_ADDRESS' }),
    );
  });

  it.each(['https://example.com/hook', 'https://8.8.8.8/hook', 'https://[2606:4700::1111]/'])(
    '%s is accepted',
    (text) => {
      expect(readHookAddress(text, false).protocol).toBe('https:');
    },
  );

  it('the development setting opens loopback and plain http', () => {
    expect(readHookAddress('http://127.0.0.1:9000/x', true).port).toBe('9000');
  });
});

it.each([
  ['8.8.8.8', true],
  ['127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['2a00:1450:4002::8a', true],
])('%s after DNS resolution: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

it.each([true, false])('a name that resolves to an internal network is not called (all: %s)', async (all) => {
  const outcome = await new Promise<unknown>((resolve) => {
    publicLookup('localhost', { all }, (error, address) => resolve(error ?? address));
  });
  expect(outcome).toMatchObject({ message: 'L’indirizzo porta a una rete interna.' });
});
