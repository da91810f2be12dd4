import { expect, it } from 'vitest';
import { unusedExports } from './unused-exports.mjs';

it('names an export that no other file contains', () => {
  const sources = new Map([
    ['apps/a.ts', 'export const used = 1;\nexport interface Alone {}\nconst own = 2;'],
    ['apps/b.ts', "import { used } from './a.ts';"],
  ]);
  expect(unusedExports(sources)).toEqual(['apps/a.ts: Alone is exported and used by no other file']);
});

it('leaves the entry points of measurements alone', () => {
  expect(unusedExports(new Map([['bench/jobs.ts', 'export async function runJobs() {}']]))).toEqual([]);
});
