// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../zones/list-files.mjs';
import { readImports } from '../zones/read-imports.mjs';
import { resolveImport } from '../zones/resolve-import.mjs';

/** The only module that knows which database engine the tests run on. */
export const ENGINE = 'apps/server/test/test-database.ts';

/** Sources never import from here, so that the imports of tests and their helpers are the whole way to the engine. */
const isOfTests = (/** @type {string} */ file) =>
  file.startsWith('apps/server/test/') || file.endsWith('.test.ts');

/**
 * Tests of the server that can reach a database run once on each engine, the others once: for them nothing differs.
 * @param {string} root @returns {{ onEngine: string[], units: string[] }}
 */
export function sortServerTests(root) {
  /** @type {Map<string, boolean>} */
  const known = new Map();
  /** @param {string} file @returns {boolean} */
  const reachesEngine = (file) => {
    if (file === ENGINE) return true;
    const seen = known.get(file);
    if (seen !== undefined) return seen;
    known.set(file, false);
    const reaches = readImports(file, readFileSync(join(root, file), 'utf8')).some(({ specifier }) => {
      const target = resolveImport(file, specifier);
      return target.kind === 'file' && isOfTests(target.path) && reachesEngine(target.path);
    });
    known.set(file, reaches);
    return reaches;
  };
  const tests = listFiles(root, 'apps/server').filter((file) => file.endsWith('.test.ts'));
  return { onEngine: tests.filter(reachesEngine), units: tests.filter((file) => !reachesEngine(file)) };
}
