// @ts-check
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../machine/free-port.mjs';
import { findOrInstallPostgres } from './find-postgres.mjs';
import { unprivilegedUser } from './unprivileged-user.mjs';

// The cluster lives for one test run: durability is paid for nothing. The connection limit leaves room
// for several app processes and test workers at once.
const settings = (/** @type {number} */ port, /** @type {string} */ sharedBuffers) => `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
max_connections = 200
shared_buffers = ${sharedBuffers}
fsync = off
synchronous_commit = off
full_page_writes = off
timezone = 'UTC'
lc_messages = 'C'
`;

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * @typedef {object} Cluster
 * @property {string} url superuser address
 * @property {string} data its folder
 * @property {() => void} crash ends it as a power cut of the program would, and starts it again
 * @property {() => void} stop stops the server and removes its folder; may be called twice
 */

/**
 * Tests need little memory; a measure gives the server what an installation would.
 * @param {{ sharedBuffers?: string }} [options] @returns {Promise<Cluster>}
 */
export async function startCluster({ sharedBuffers = '64MB' } = {}) {
  const { bin } = await findOrInstallPostgres();
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-postgres-'));
  const data = join(folder, 'data');
  const log = join(folder, 'log.txt');
  const passwordFile = join(folder, 'password');
  const password = randomBytes(18).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  }

  // stdio is ignored where the server is started: it would inherit a pipe and keep it open.
  /** @param {string} program @param {string[]} args @param {'pipe' | 'ignore'} output */
  const call = (program, args, output) =>
    spawnSync(join(bin, program), args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', output, output],
      encoding: 'utf8',
    });

  // A signal must not end this process while a server would be left behind. Once the server runs, the caller passes the
  // signal on to its own child, waits, and calls stop().
  let starting = true;
  const onSignal = () => {
    if (!starting) return;
    stop();
    process.exit(130);
  };
  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    process.off('exit', stop);
    for (const signal of signals) process.off(signal, onSignal);
    call('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w'], 'ignore');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', stop);
  for (const signal of signals) process.on(signal, onSignal);

  const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const init = call('initdb', ['-D', data, ...access, '--encoding=UTF8', '--no-locale', '--no-sync'], 'pipe');
  if (init.status !== 0) {
    stop();
    throw new Error(`initdb failed: ${init.error?.message ?? init.stderr}`);
  }
  // Another program may take the free port, hence several attempts.
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    appendFileSync(join(data, 'postgresql.conf'), settings(port, sharedBuffers));
    const start = call('pg_ctl', ['start', '-D', data, '-l', log, '-w', '-t', '60'], 'ignore');
    if (start.status === 0) {
      starting = false;
      const crash = () => {
        const again = call(
          'pg_ctl',
          ['restart', '-D', data, '-l', log, '-m', 'immediate', '-w', '-t', '60'],
          'ignore',
        );
        if (again.status !== 0) throw new Error(`PostgreSQL does not restart: ${readLog(log)}`);
      };
      return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, data, crash, stop };
    }
    if (attempt === 3) {
      const reason = readLog(log);
      stop();
      throw new Error(`PostgreSQL does not start: ${reason}`);
    }
  }
}

/** @param {string} log */
function readLog(log) {
  try {
    return readFileSync(log, 'utf8').slice(-2000);
  } catch {
    return 'nessun registro scritto';
  }
}
