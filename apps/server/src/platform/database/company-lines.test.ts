import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withCallerSignal } from '../workers/caller-signal.ts';
import { openCompanyLines } from './company-lines.ts';

it('a company has so many transactions at a time, and another one does not wait for the rest', async () => {
  const inLine = openCompanyLines(2);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const begin = (company: string, name: string) =>
    inLine(company, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = [begin('a', 'a1'), begin('a', 'a2'), begin('a', 'a3'), begin('b', 'b1')];
  await setImmediate();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends[0]?.();
  await setImmediate();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const end of ends) end();
  await Promise.all(all);
});

it('work whose caller hung up in the line never begins, and leaves its place to the next', async () => {
  const inLine = openCompanyLines(1);
  let end = () => {};
  const first = inLine('a', () => new Promise<void>((resolve) => (end = resolve)));
  const hangUp = new AbortController();
  const gone = withCallerSignal(hangUp.signal, () => inLine('a', async () => 'begun'));
  const next = inLine('a', async () => 'begun');
  await setImmediate();
  hangUp.abort();
  end();
  await first;
  await expect(gone).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await next).toBe('begun');
});
