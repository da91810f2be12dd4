// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ dependencies: Set<string>, all: Set<string> }} Declared */

/** @param {string} root @param {string} folder @returns {Declared} */
function readDeclared(root, folder) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const dependencies = new Set(Object.keys(manifest.dependencies ?? {}));
  return { dependencies, all: new Set([...dependencies, ...Object.keys(manifest.devDependencies ?? {})]) };
}

/**
 * Hoisting lets any file import any installed package; this asks that each room declares what it uses.
 * @param {string} root @returns {(edge: import('./import-rules.mjs').Edge) => string | false}
 */
export function makeDependencyRule(root) {
  /** @type {Map<string, Declared>} */
  const rooms = new Map();
  /** @param {string} folder */
  const declared = (folder) => {
    const known = rooms.get(folder) ?? readDeclared(root, folder);
    rooms.set(folder, known);
    return known;
  };
  return ({ zone, target }) => {
    if (zone.room === 'other' || (target.kind !== 'published' && target.kind !== 'own')) return false;
    const folder = zone.room === 'package' ? `packages/${zone.name}` : `apps/${zone.name}`;
    const name = target.kind === 'own' ? `@truciolo/${target.name}` : target.name;
    const own = declared(folder);
    // Files that never ship (tests, build configuration) may use development tools, the root's included.
    if (zone.test ? own.all.has(name) || declared('').all.has(name) : own.dependencies.has(name))
      return false;
    return `'${name}' is not declared in ${folder}/package.json`;
  };
}
