// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../machine/free-port.mjs';
import { root } from '../workspace/root.mjs';

/** A first start creates the embedded database and its demo rows; two busy cores may need this long. */
const startLimit = 240_000;
const stopLimit = 15_000;

/** Variables of the developer's shell that would change what is tested. */
const cleared = [
  'PUBLIC_URL',
  'API_BASE',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'DRAIN_SECONDS',
  'SMTP_URL',
  'S3_URL',
  'JWT_SECRET',
  'DEMO',
];

/**
 * @typedef {object} RunningServer
 * @property {string} url
 * @property {number} pid
 * @property {string} dataDir holds the outbox of mails
 * @property {() => string} log what it printed so far
 * @property {() => Promise<void>} stop ends it and removes its data
 */

/**
 * Starts the built server on a free port with its own data folder, and waits until it answers.
 * @param {Record<string, string>} [settings] @param {string} [program] another build than that of this house
 * @returns {Promise<RunningServer>}
 */
export async function startServer(settings = {}, program = join(root, 'dist', 'server')) {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-e2e-'));
  const dataDir = join(folder, 'data');
  const logPath = join(folder, 'server.log');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: 'localhost',
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  for (const name of cleared) delete (/** @type {Record<string, unknown>} */ (env)[name]);
  const logFile = openSync(logPath, 'w');
  const child = spawn(process.execPath, ['--enable-source-maps', join(program, 'main.mjs')], {
    cwd: folder,
    env: { ...env, ...settings },
    stdio: ['ignore', logFile, logFile],
    // A separate process group: Ctrl-C reaches the tests first, and we stop the server after them.
    detached: process.platform !== 'win32',
  });
  closeSync(logFile);
  const killNow = () => child.kill('SIGKILL');
  process.once('exit', killNow);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const log = () => readFileSync(logPath, 'utf8');

  const stop = async () => {
    child.kill('SIGTERM');
    const graceful = await Promise.race([ended.then(() => true), sleep(stopLimit, false, { ref: false })]);
    if (!graceful) {
      killNow();
      await ended;
      console.error(`The server did not stop within ${stopLimit / 1000} s and was killed.`);
    }
    process.off('exit', killNow);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };

  const deadline = performance.now() + startLimit;
  while (!(await isHealthy(url))) {
    if (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
      // Asking costs the server and this process time that the start needs.
      await sleep(200);
      continue;
    }
    const printed = log();
    await stop();
    throw new Error(`The test server does not start. It printed:\n${printed.slice(-4000)}`);
  }
  return { url, pid: child.pid ?? 0, dataDir, log, stop };
}

/** @param {string} url */
async function isHealthy(url) {
  try {
    return (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
