import { expect, it } from 'vitest';
import { isConnectionFault } from './engine.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });
const ofCall = (code: string, syscall: string) => Object.assign(coded(code), { syscall });
const bothRefused = new AggregateError([
  ofCall('ECONNREFUSED', 'connect'),
  ofCall('ECONNREFUSED', 'connect'),
]);

it.each([
  ['a server that shuts down', coded('57P01')],
  ['too many connections', coded('53300')],
  ['a database that takes no writes', coded('25006')],
  ['a port where nobody listens', ofCall('ECONNREFUSED', 'connect')],
  ['two addresses where nobody listens', Object.assign(bothRefused, { code: 'ECONNREFUSED' })],
  ['a missing socket of the server', ofCall('ENOENT', 'connect')],
  ['a connection reset by the server', ofCall('ECONNRESET', 'read')],
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

it('neither a sender who hangs up nor a missing file is a fault of the database', () => {
  expect(isConnectionFault(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBe(false);
  expect(isConnectionFault(ofCall('ENOENT', 'open'))).toBe(false);
});
