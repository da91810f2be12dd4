import { expect, test } from 'vitest';
import { countByFolder, subjectlessComments } from './subjectless-comments.mjs';

const lines = (text: string) => subjectlessComments(text).map(({ line }) => line);

test.each([
  '// What a page asks by itself is no sign of life.',
  '/** Who may open what. */',
  '/**\n * Whoever wants another build puts it here.\n */',
  '/** Nobody reads it. */',
  'const a = 1; // As written.',
  '{/* What follows is a table. */}',
])('finds %j', (text) => {
  expect(lines(text)).toHaveLength(1);
});

test.each([
  '// Polling does not count as user activity.',
  '// Users who see no costs get null, and that is\n// What the presenter decides.',
  '/**\n * Assigns a seat.\n * What counts is the earlier date.\n */',
  "const title = 'What is new';",
  '// Whole numbers only. Asynchronous.',
  '/** As = pi/4 (d - 0.9382 P)^2. */',
])('accepts %j', (text) => {
  expect(lines(text)).toEqual([]);
});

test('counts by package, app or folder', () => {
  const paths = ['packages/money/src/a.ts', 'packages/money/src/b.ts', 'apps/web/src/c.ts', 'e2e/d.ts'];
  expect(countByFolder(paths.map((path) => ({ path })))).toEqual({
    'apps/web': 1,
    e2e: 1,
    'packages/money': 2,
  });
});
