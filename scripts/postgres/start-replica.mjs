// @ts-check
import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../machine/free-port.mjs';
import { findServerFolder } from './find-postgres.mjs';
import { unprivilegedUser } from './unprivileged-user.mjs';

/**
 * @typedef {object} Replica
 * @property {(primaryUrl: string) => string} urlOf the address of a database of the primary, on the replica
 * @property {() => void} crash ends it without warning
 * @property {() => void} start starts it again
 * @property {() => void} stop ends it and removes its folder; may be called twice
 */

/**
 * A streaming replica of a throw-away cluster (`start-cluster.mjs`), made with the server's own tools.
 * @param {string} primaryUrl superuser address @returns {Promise<Replica>}
 */
export async function startReplica(primaryUrl) {
  const bin = await findServerFolder();
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-replica-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const log = join(folder, 'log.txt');
  /** @param {string} program @param {string[]} args @param {'pipe' | 'ignore'} output */
  const call = (program, args, output) =>
    spawnSync(join(bin, program), args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', output, output],
      encoding: 'utf8',
    });
  const control = (/** @type {string[]} */ ...args) => call('pg_ctl', [...args, '-D', data, '-w'], 'ignore');
  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    process.off('exit', stop);
    control('stop', '-m', 'immediate');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', stop);

  const copy = call(
    'pg_basebackup',
    ['-d', primaryUrl, '-D', data, '-X', 'stream', '-c', 'fast', '-R', '--no-sync'],
    'pipe',
  );
  if (copy.status !== 0) {
    stop();
    throw new Error(`pg_basebackup failed: ${copy.error?.message ?? copy.stderr}`);
  }
  const port = await freePort();
  appendFileSync(join(data, 'postgresql.conf'), `\nport = ${port}\nhot_standby_feedback = on\n`);
  const start = () => {
    if (control('start', '-l', log, '-t', '60').status === 0) return;
    const reason = readFileSync(log, 'utf8').slice(-2000);
    stop();
    throw new Error(`The replica does not start: ${reason}`);
  };
  start();
  return {
    urlOf: (url) => {
      const address = new URL(url);
      address.port = String(port);
      return address.href;
    },
    crash: () => void control('stop', '-m', 'immediate'),
    start,
    stop,
  };
}
