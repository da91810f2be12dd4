import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

const wanted = {
  '': {},
  'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
  'node_modules/@esbuild/win32-x64': { version: '0.28.2', optional: true },
  'node_modules/@truciolo/money': { link: true },
};
const installed = {
  'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
  'node_modules/@truciolo/money': { link: true },
};

test.each([
  ['everything is there, another platform’s binary aside', installed, true],
  ['a package more than asked', { ...installed, 'node_modules/extra': { version: '1.0.0' } }, true],
  [
    'another version',
    { ...installed, 'node_modules/zod': { version: '4.6.6', integrity: 'sha512-a' } },
    false,
  ],
  [
    'the same version with other content',
    { ...installed, 'node_modules/zod': { version: '4.6.7', integrity: 'b' } },
    false,
  ],
  ['a new workspace member', { 'node_modules/zod': installed['node_modules/zod'] }, false],
])('%s', (_what, present, expected) => {
  expect(isInstalled(wanted, present, 'build')).toBe(expected);
  expect(isInstalled(wanted, present, 'everything')).toBe(expected);
});

test('building and running needs no test tool', () => {
  const withTool = { ...wanted, 'node_modules/lighthouse': { version: '12.8.2', dev: true } };
  expect(isInstalled(withTool, installed, 'build')).toBe(true);
  expect(isInstalled(withTool, installed, 'everything')).toBe(false);
});

test('nothing that builds or serves the product is a test tool', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  const needed = ['esbuild', 'vite', '@vitejs/plugin-react', 'react', 'fastify', '@electric-sql/pglite'];
  expect(needed.filter((name) => packages[`node_modules/${name}`].dev)).toEqual([]);
});
