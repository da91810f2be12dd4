import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FUNCTION_NAMES } from '../src/find-function.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it.each(FUNCTION_NAMES)('the README names %s', (name) => {
  expect(readme).toMatch(new RegExp(`\`${name.replaceAll('.', '\\.')}[(\`]`));
});
