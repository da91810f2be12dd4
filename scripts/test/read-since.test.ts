import { expect, it } from 'vitest';
import { readSince } from './read-since.mjs';

it('tests everything unless asked for what changed', () => {
  expect(readSince([])).toBeNull();
  expect(readSince(['--changed'])).toBe('HEAD');
  expect(readSince(['--changed', 'main'])).toBe('main');
});

it.each([[['packages/money']], [['--changed', 'main', 'money']]])(
  'refuses %j: it would leave something out',
  (args) => {
    expect(() => readSince(args)).toThrow('--changed');
  },
);
