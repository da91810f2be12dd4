// @ts-check
import { programOnPath } from './find-program.mjs';
import { run } from './run.mjs';

/** Only root on a Debian-like machine may install packages without asking. */
export function canAptInstall() {
  return process.getuid?.() === 0 && programOnPath('apt-get') !== undefined;
}

/**
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether apt-get reported success
 */
export async function aptInstall(packages) {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  // A stale or unreachable index must not stop us: the package may be in the cache already.
  await run('apt-get', ['update', '-qq'], options);
  return (
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)) === 0
  );
}
