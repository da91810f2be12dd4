import { expect, it } from 'vitest';
import { readScope } from './read-scope.mjs';

it('runs the everyday suite unless asked for everything or for changes', () => {
  expect(readScope([])).toEqual({ kind: 'everyday' });
  expect(readScope(['--all'])).toEqual({ kind: 'all' });
  expect(readScope(['--changed'])).toEqual({ kind: 'changed', since: 'HEAD' });
  expect(readScope(['--changed', 'main'])).toEqual({ kind: 'changed', since: 'main' });
});

it.each([[['packages/money']], [['--changed', 'main', 'money']], [['--all', 'money']]])(
  'refuses %j: tests would be left out unnoticed',
  (args) => {
    expect(() => readScope(args)).toThrow('--changed');
  },
);
