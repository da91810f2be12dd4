import { describe, expect, test } from 'vitest';
import { checkDocumentNames, documentFindings } from './document-names.mjs';

const tree = {
  files: [
    'README.md',
    'docs/flows/job.md',
    'packages/money/src/round.ts',
    'packages/money/README.md',
    'scripts/start.mjs',
  ],
  words: new Set(['roundToSameSum', 'context', 'audit', 'PORT']),
  scripts: new Set(['start']),
  packages: new Set(['@truciolo/money', 'zod']),
};
const findings = (text: string, document = 'README.md') => documentFindings(document, text, tree);

describe('names of a document', () => {
  test.each([
    '`roundToSameSum` and `context.audit(db, { action })` with `PORT=3001` and `zod`',
    '`packages/money/src/round.ts`, `src/round.ts`, `round.ts`, `packages/<name>/`, `packages/*/src/`',
    '`npm run start`, `node scripts/start.mjs -- --all`, `@truciolo/money`, `@truciolo/…`',
    '`dist/web/index.html`, `/api/health`, `.test.tsx`, `select 1`, `0.85`',
    '[job](docs/flows/job.md#shop-floor), [money](packages/money), [site](https://example.com/gone.md)',
    '```\nnpm run gone\n`gone.ts`\n```',
  ])('accepts %s', (text) => {
    expect(findings(text)).toEqual([]);
  });

  test.each([
    ['`splitGone`', 'name splitGone'],
    ['`context.gone(…)`', 'name gone'],
    ['`GONE=1`', 'name GONE'],
    ['`packages/money/src/gone.ts`', 'path packages/money/src/gone.ts'],
    ['`gone.ts`', 'path gone.ts'],
    ['`npm run gone`', 'npm script gone'],
    ['`node scripts/gone.mjs`', 'scripts/gone.mjs'],
    ['`@truciolo/gone`', 'package @truciolo/gone'],
    ['[job](docs/gone.md)', 'link to docs/gone.md'],
    ['<img src="docs/gone.png">', 'link to docs/gone.png'],
  ])('finds %s', (text, missing) => {
    expect(findings(text)).toEqual([expect.stringContaining(missing)]);
  });

  test('resolves links and paths from the folder of the document', () => {
    expect(
      findings('[money](../../packages/money/README.md) `../../README.md`', 'docs/flows/job.md'),
    ).toEqual([]);
  });
});

test('every name in the documents exists', () => {
  expect(checkDocumentNames().output).toBe('');
});
