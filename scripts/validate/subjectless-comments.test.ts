import { expect, test } from 'vitest';
import { subjectlessComments } from './subjectless-comments.mjs';

const lines = (text: string) => subjectlessComments(text).map(({ line }) => line);

test.each([
  '// What a page asks by itself is no sign of life.',
  '/** Who may open what. */',
  '/**\n * Whoever wants another build puts it here.\n */',
  '/** Nobody reads it. */',
  '/** Told when a corner has no room. */',
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
