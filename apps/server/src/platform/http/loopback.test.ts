import { expect, it } from 'vitest';
import { isFromThisMachine } from './loopback.ts';

it('a call is local when every address that it names is, and never without one', () => {
  expect(isFromThisMachine('127.0.0.1', {})).toBe(true);
  expect(isFromThisMachine('::ffff:127.0.0.1', { 'x-forwarded-for': '127.0.0.1, ::1' })).toBe(true);
  expect(isFromThisMachine('127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 10.0.0.7' })).toBe(false);
  expect(isFromThisMachine('127.0.0.1', { forwarded: 'for=10.0.0.7' })).toBe(false);
  // A caller that has hung up leaves a request without an address.
  expect(isFromThisMachine(undefined, {})).toBe(false);
});
