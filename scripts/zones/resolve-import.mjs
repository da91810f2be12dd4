// @ts-check
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

/**
 * @typedef {{ kind: 'file', path: string }
 *   | { kind: 'own', name: string, deep: boolean }
 *   | { kind: 'builtin', name: string }
 *   | { kind: 'published', name: string }} Target
 */

/** `@scope/name/inner` → `@scope/name`. @param {string} specifier */
const packageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** @param {string} from @param {string} specifier @returns {Target} */
export function resolveImport(from, specifier) {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return { kind: 'file', path: posix.join(posix.dirname(from), plain) };
  if (plain.startsWith('@truciolo/')) {
    const name = packageName(plain);
    return { kind: 'own', name: name.slice('@truciolo/'.length), deep: name !== plain };
  }
  if (isBuiltin(plain)) return { kind: 'builtin', name: plain };
  return { kind: 'published', name: packageName(plain) };
}

/** The entry file of an own package name. @param {string} name */
export const frontDoor = (name) =>
  name === 'server' || name === 'web' ? `apps/${name}/src/index.ts` : `packages/${name}/src/index.ts`;
