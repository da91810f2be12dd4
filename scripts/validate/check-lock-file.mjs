// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

/**
 * A lock file with download addresses ties every clone to the registry of the machine that wrote it; one
 * that lags behind a package.json makes `npm ci` fail in a fresh clone.
 * @param {{ packages: Record<string, any> }} lock
 * @param {Record<string, any>} manifests package.json of the root ('') and of every workspace member, by folder
 * @returns {string[]}
 */
export function lockFileFindings(lock, manifests) {
  /** @type {string[]} */
  const findings = [];
  for (const [path, { resolved = '' }] of Object.entries(lock.packages)) {
    if (/^[a-z+]+:\/\//.test(resolved)) findings.push(`${path}: download address ${resolved}`);
  }
  for (const [folder, manifest] of Object.entries(manifests)) {
    const entry = lock.packages[folder];
    if (!entry) findings.push(`${folder}: not in the lock file`);
    for (const group of entry ? ['dependencies', 'devDependencies'] : []) {
      if (canonical(manifest[group]) === canonical(entry[group])) continue;
      findings.push(`${folder || 'package.json'}: ${group} differ from the lock file`);
    }
  }
  return findings;
}

/** @param {Record<string, string> | undefined} group */
const canonical = (group) => JSON.stringify(Object.entries(group ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));

/** @returns {{ ok: boolean, output: string }} */
export function checkLockFile() {
  /** @param {string} path */
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const members = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  const folders = ['', ...members].filter((folder) => existsSync(join(root, folder, 'package.json')));
  const manifests = Object.fromEntries(folders.map((folder) => [folder, read(join(folder, 'package.json'))]));
  const findings = lockFileFindings(read('package-lock.json'), manifests);
  return { ok: findings.length === 0, output: findings.join('\n') };
}
