// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * The same file of every package that has it, e.g. `test/fuzz.ts`.
 * @param {string} name @returns {{ package: string, file: string }[]}
 */
export function packageFiles(name) {
  return readdirSync(join(root, 'packages'))
    .map((folder) => ({ package: folder, file: `packages/${folder}/${name}` }))
    .filter(({ file }) => existsSync(join(root, file)));
}

/**
 * The exported functions whose name begins with a word.
 * @param {Record<string, unknown>} module @param {string} word
 */
export function functionsNamed(module, word) {
  return Object.entries(module).flatMap(([name, value]) =>
    name.startsWith(word) && typeof value === 'function' ? [{ name, call: value }] : [],
  );
}
