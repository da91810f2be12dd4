// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// Folders of the root that tools and a running server write; `.ci` is the only dotted folder with sources.
const skipped = new Set(['dist', 'data', 'screenshots', 'test-results', 'playwright-report']);

/**
 * Every file of the project, relative to root, with forward slashes on every platform.
 * @param {string} root @returns {string[]}
 */
export function listFiles(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !(folder === '' && skipped.has(name)))
    .filter(({ name }) => !name.startsWith('.') || name === '.ci')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    });
}
