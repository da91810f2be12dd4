// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../machine/run.mjs';
import { npmCli } from './npm.mjs';
import { root } from './root.mjs';
import { step } from './step.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockEntry
 * @typedef {Record<string, LockEntry>} LockEntries
 */

/**
 * Whether everything the lock file asks for is installed in that very version. Optional entries are other
 * platforms' binaries and may be absent; extra packages do no harm.
 * @param {LockEntries} wanted @param {LockEntries} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional) return true;
    const present = installed[path];
    return (
      present !== undefined && present.version === entry.version && present.integrity === entry.integrity
    );
  });
}

/** @param {string} path @returns {LockEntries | undefined} */
function lockEntries(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Runs `npm ci` when node_modules is missing or differs from the lock file. npm leaves its own record of
 * what it installed, last of all: comparing with it also recognises an install made by hand, and an
 * interrupted one (no record).
 */
export async function installIfNeeded() {
  const wanted = lockEntries(join(root, 'package-lock.json'));
  if (!wanted) throw new Error('package-lock.json manca o non è leggibile.');
  const installed = lockEntries(join(root, 'node_modules', '.package-lock.json'));
  if (installed && isInstalled(wanted, installed)) return;
  await step('Installo le dipendenze (npm ci)', async () => {
    // The build tools are development dependencies: NODE_ENV=production must not leave them out.
    const args = [npmCli(), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const code = await run(process.execPath, args, { cwd: root });
    if (code !== 0) throw new Error('npm ci non è riuscito: controlla la connessione e riprova.');
  });
}
