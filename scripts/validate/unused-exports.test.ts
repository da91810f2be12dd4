import { expect, it } from 'vitest';
import { unusedExports } from './unused-exports.mjs';

it('names an export that no file imports, although another file has a thing of the same name', () => {
  const sources = new Map([
    ['apps/a.ts', 'export const used = 1;\nexport interface Alone {}\nexport function own() {}'],
    ['apps/b.ts', "import { used } from './a.ts';\ninterface Alone {}\nused satisfies Alone;"],
  ]);
  expect(unusedExports(sources)).toEqual([
    'apps/a.ts: Alone is exported and imported by no file',
    'apps/a.ts: own is exported and imported by no file',
  ]);
});

it('follows exports through the entry of a package', () => {
  const entry = "export { first, second } from './lines.ts';";
  const sources = new Map([
    ['packages/money/src/index.ts', entry],
    ['packages/money/src/lines.ts', 'export const first = 1;\nexport const second = 2;'],
    ['apps/web/src/a.ts', "import { first as one } from '@truciolo/money';\none;"],
  ]);
  expect(unusedExports(sources)).toEqual([
    'packages/money/src/index.ts: second is exported and imported by no file',
    'packages/money/src/lines.ts: second is exported and imported by no file',
  ]);
});

it('leaves files alone of which everything is taken, and names that a script reads from a bundle', () => {
  const sources = new Map([
    ['apps/page.ts', 'export const Page = 1;'],
    ['apps/words.ts', 'export const words = 1;'],
    ['apps/worker.ts', 'export const answer = 1;'],
    ['apps/router.ts', "import('./page.ts');\nimport * as all from './words.ts';\nall;"],
    ['apps/start.ts', "new Worker(new URL('./worker.ts', import.meta.url));"],
    ['apps/settings.ts', 'export const settings = 1;'],
    ['scripts/generate.mjs', 'const { settings } = await bundle();\nsettings;'],
    ['bench/jobs.ts', 'export async function runJobs() {}'],
  ]);
  expect(unusedExports(sources)).toEqual([]);
});
