// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../machine/run.mjs';
import { npmCli } from './npm.mjs';
import { root } from './root.mjs';
import { say } from './say.mjs';
import { step } from './step.mjs';

/**
 * `build`: the packages that building and running need (`dependencies`); `everything`: the tools of tests and measures
 * (`devDependencies`) too, which are more than half of the download.
 * @typedef {'build' | 'everything'} Extent
 */
/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockEntry
 * @typedef {Record<string, LockEntry>} LockEntries
 */

/**
 * Whether everything the lock file asks for is installed in that very version. Optional entries are other
 * platforms' binaries and may be absent; extra packages do no harm.
 * @param {LockEntries} wanted @param {LockEntries} installed @param {Extent} extent
 */
export function isInstalled(wanted, installed, extent) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional) return true;
    if (extent === 'build' && entry.dev) return true;
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
 * Runs `npm ci` when node_modules is missing or differs from the lock file. npm writes its own record of the installed
 * packages last: comparing with it also recognises an install made by hand, and an interrupted one (no record).
 * @param {Extent} extent
 */
export async function installIfNeeded(extent) {
  const wanted = lockEntries(join(root, 'package-lock.json'));
  if (!wanted) {
    throw new Error(
      say('package-lock.json is missing or unreadable.', 'package-lock.json manca o non è leggibile.'),
    );
  }
  const installed = lockEntries(join(root, 'node_modules', '.package-lock.json'));
  if (installed && isInstalled(wanted, installed, extent)) return;
  await step(say('Install the dependencies (npm ci)', 'Installo le dipendenze (npm ci)'), async () => {
    // Named in either case: NODE_ENV=production must not leave the test tools out.
    const tools = extent === 'everything' ? '--include=dev' : '--omit=dev';
    const args = [npmCli(), 'ci', tools, '--no-audit', '--no-fund', '--loglevel=error'];
    const code = await run(process.execPath, args, { cwd: root });
    if (code === 0) return;
    throw new Error(
      say(
        'npm ci failed: check the connection and try again.',
        'npm ci non è riuscito: controlla la connessione e riprova.',
      ),
    );
  });
}
