// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { listFiles } from '../zones/list-files.mjs';

/** Files whose exports are found by their folder, not by an import. */
const ENTRY_FILES = [
  /^(bench|fuzz)\/[\w-]+\.ts$/,
  /^fuzz\/[\w-]+\/[\w-]+\.ts$/,
  /^packages\/[\w-]+\/test\/(bench|fuzz)\.ts$/,
  // It exports a reference that must stay alive.
  /^apps\/server\/test\/test-database\.ts$/,
];

const EXPORTED =
  /^export (?:async )?(?:const|let|function\*?|class|abstract class|interface|type|enum) ([\w$]+)/gm;
const WORD = /[A-Za-z_$][\w$]*/g;

/**
 * Exported names that no other file contains.
 * @param {ReadonlyMap<string, string>} sources text by path
 * @returns {string[]}
 */
export function unusedExports(sources) {
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const text of sources.values()) {
    for (const word of new Set(text.match(WORD))) files.set(word, (files.get(word) ?? 0) + 1);
  }
  return [...sources].flatMap(([path, text]) =>
    ENTRY_FILES.some((entry) => entry.test(path))
      ? []
      : [...text.matchAll(EXPORTED)].flatMap(([, name = '']) =>
          files.get(name) === 1 ? [`${path}: ${name} is exported and used by no other file`] : [],
        ),
  );
}

/** @returns {{ ok: boolean, output: string }} */
export function checkUnusedExports() {
  const paths = listFiles(root).filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  const found = unusedExports(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])));
  return { ok: found.length === 0, output: found.join('\n') };
}
