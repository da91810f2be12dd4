import { expect, it } from 'vitest';
import { isConnectionFault } from './engine.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  ['a server that shuts down', coded('57P01')],
  ['too many connections', coded('53300')],
  ['a database that takes no writes', coded('25006')],
  ['a port where nobody listens', coded('ECONNREFUSED')],
  ['a connection that breaks', new Error('Connection terminated unexpectedly')],
  [
    'one that broke between two statements',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['one that was closed', new Error('Client was closed and is not queryable')],
])('%s is a connection fault, which may be retried', (_name, error) => {
  expect(isConnectionFault(error)).toBe(true);
});

it('a wrong statement is not a connection fault', () => {
  expect(isConnectionFault(coded('42601'))).toBe(false);
  expect(isConnectionFault(new Error('x is not a function'))).toBe(false);
});
