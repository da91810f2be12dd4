// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'test']);

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  let stats;
  try {
    stats = statSync(path);
  } catch {
    return [];
  }
  if (stats.isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** @param {string} path */
const isSource = (path) => !/(\.test\.tsx?|\.md)$/.test(path);

/**
 * One hash over names and contents. Times are not asked: a fresh checkout has new times and old contents.
 * @param {string} root @param {readonly string[]} inputs files or folders, relative to root
 * @param {readonly string[]} [extra] further text the result depends on
 */
export function hashSources(root, inputs, extra = []) {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesUnder(join(root, input)))) {
    if (!isSource(path)) continue;
    const content = readFileSync(path);
    hash.update(`${relative(root, path).split(sep).join('/')}\0${content.length}\0`).update(content);
  }
  for (const text of extra) hash.update(`\0${text}`);
  return hash.digest('hex');
}
