// @ts-check
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const suffixes = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * The program in one folder, with the suffix its platform gives it.
 * @param {string} folder @param {string} name @returns {string | undefined}
 */
export function programIn(folder, name) {
  return suffixes.map((suffix) => join(folder, name + suffix)).find(isExecutable);
}

/**
 * The first folder of PATH that holds the program; asks no shell, so it works on Windows too.
 * @param {string} name @returns {string | undefined}
 */
export function programOnPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = folder && programIn(folder, name);
    if (path) return path;
  }
  return undefined;
}
