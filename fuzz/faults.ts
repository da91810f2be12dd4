import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Chance } from '../apps/server/test/hostile/chance.ts';
import { startSmtpPeer } from '../apps/server/test/smtp-peer.ts';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { freePort } from '../scripts/machine/free-port.mjs';
import type { Cluster } from '../scripts/postgres/start-cluster.mjs';
import { ask } from '../testing/ask.ts';
import { enter, openShop } from '../testing/open-shop.ts';
import { type Ground, onPostgres, type Settings } from './faults/ground.ts';
import { type Report, report } from './faults/report.ts';
import { lostOf, newWriting, writeUntil } from './faults/writers.ts';

export { fuzzFilesAway } from './faults/files-away.ts';
export { fuzzReplica, fuzzRollingRestart } from './faults/growth.ts';
export { fuzzNewerVersion } from './faults/newer-version.ts';
export { fuzzPowerCut } from './faults/power-cut.ts';

/** Rounds of each fault; a hundred take a quarter of an hour. */
export const usualCount = 10;
/** Rounds of a long run that are recorded at a time. */
export const part = 10;
/** These have no rounds. */
export const once = ['fuzzMailServer', 'fuzzDiskFull'];

/** The program is killed amid writes, restarted and checked for all acknowledged rows. */
async function kill(settings: Settings, rounds: number, seed: number): Promise<Report> {
  const chance = new Chance(seed);
  const writing = newWriting();
  const failures: object[] = [];
  let server = await startServer(settings);
  const shop = await openShop(`${server.url}/api`);
  for (let round = 0; round < rounds; round += 1) {
    const token = await enter(`${server.url}/api`, shop);
    let isOver = false;
    const writes = writeUntil(`${server.url}/api`, token, `r${round}`, writing, () => isOver);
    await sleep(200 + chance.below(1500));
    process.kill(server.pid, 'SIGKILL');
    isOver = true;
    await writes;
    await server.stop();
    server = await startServer(settings);
    const base = `${server.url}/api`;
    const lost = await lostOf(base, await enter(base, shop), writing);
    if (lost.length > 0) failures.push({ round, lost: lost.length, first: lost[0] });
  }
  await server.stop();
  return report(rounds, writing, failures);
}

export async function fuzzKillEmbedded(rounds: number, seed: number): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-kill-'));
  try {
    return await kill({ DATA_DIR: join(folder, 'data'), DEMO: 'off', LOG_LEVEL: 'error' }, rounds, seed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const fuzzKillOnPostgres = (rounds: number, seed: number): Promise<Report> =>
  onPostgres(({ settings }) => kill(settings, rounds, seed));

/** The database fails while the program writes, and recovers: refused writes got a 503. */
async function trouble(
  rounds: number,
  name: string,
  fault: (ground: Ground) => Promise<void>,
): Promise<Report> {
  return onPostgres(async (ground) => {
    const server = await startServer(ground.settings);
    const base = `${server.url}/api`;
    const writing = newWriting();
    const failures: object[] = [];
    try {
      const token = await enter(base, await openShop(base));
      for (let round = 0; round < rounds; round += 1) {
        let isOver = false;
        const writes = writeUntil(base, token, `${name}${round}`, writing, () => isOver);
        await sleep(300);
        await fault(ground);
        await sleep(300);
        isOver = true;
        await writes;
        // Works again by itself, within a few seconds.
        for (let wait = 0; (await ask(base, { path: '/health' })).status !== 200; wait += 1) {
          if (wait > 100) throw new Error('the server does not come back');
          await sleep(100);
        }
        const lost = await lostOf(base, token, writing);
        if (lost.length > 0) failures.push({ round, lost: lost.length, first: lost[0] });
      }
      for (const [status, count] of writing.statuses)
        if (status !== 201 && status !== 503) failures.push({ status, count });
      return report(rounds, writing, failures);
    } finally {
      await server.stop();
    }
  });
}

export const fuzzPostgresCrashes = (rounds: number): Promise<Report> =>
  trouble(rounds, 'crash', async ({ cluster }) => cluster.crash());

/** All processes of the cluster. */
function processesOf({ data }: Cluster): number[] {
  const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const isChild = (pid: string) => {
    try {
      return new RegExp(`^\\d+ \\(.*\\) \\S ${main} `).test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    } catch {
      return false;
    }
  };
  return [
    main,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isChild(name))
      .map(Number),
  ];
}

export const fuzzPostgresFrozen = (rounds: number): Promise<Report> =>
  trouble(rounds, 'frozen', async ({ cluster }) => {
    const pids = processesOf(cluster);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await sleep(4000);
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  });

export const fuzzPostgresReadOnly = (rounds: number): Promise<Report> =>
  trouble(rounds, 'readonly', async ({ admin }) => {
    await admin('alter system set default_transaction_read_only = on');
    await admin('select pg_reload_conf()');
    await sleep(1500);
    await admin('alter system reset default_transaction_read_only');
    await admin('select pg_reload_conf()');
    await sleep(300);
  });

export const fuzzPostgresOutOfConnections = (rounds: number): Promise<Report> =>
  trouble(rounds, 'full', async ({ admin, settings }) => {
    const login = new URL(settings.DATABASE_URL ?? '').username;
    await admin(`alter role ${login} connection limit 0`);
    await admin(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${login}'`);
    await sleep(1500);
    await admin(`alter role ${login} connection limit -1`);
  });

const RESET_PATH = '/auth/request-password-reset';

/** The mail server is away, then mute, then refuses, then works: people notice nothing and each mail arrives once. */
export async function fuzzMailServer(): Promise<object> {
  const port = await freePort();
  const server = await startServer({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    DEMO: 'off',
    LOG_LEVEL: 'silent',
  });
  const base = `${server.url}/api`;
  const failures: object[] = [];
  let longest = 0;
  const wanted: string[] = [];
  const tryOne = async (when: string) => {
    const shop = await openShop(base);
    wanted.push(shop.username);
    const start = performance.now();
    const { status } = await ask(base, { method: 'POST', path: RESET_PATH, body: { email: shop.username } });
    longest = Math.max(longest, performance.now() - start);
    if (status !== 200) failures.push({ when, status });
  };
  try {
    await tryOne('away');
    await sleep(1000);
    const held = new Set<Socket>();
    const mute = createServer((socket) => held.add(socket.on('error', () => {}))).listen(port, '127.0.0.1');
    await tryOne('mute');
    await sleep(3000);
    for (const socket of held) socket.destroy();
    await new Promise((resolve) => mute.close(resolve));
    const peer = await startSmtpPeer(port);
    peer.refusals = 2;
    await tryOne('refusing');
    const arrived = () =>
      peer.received.filter(({ text }) => text.includes('reset-password')).flatMap(({ to }) => to);
    for (let wait = 0; arrived().length < wanted.length && wait < 120; wait += 1) await sleep(1000);
    await sleep(2000);
    const counts = wanted.map((email) => arrived().filter((to) => to === email).length);
    if (counts.some((count) => count !== 1)) failures.push({ arrived: counts });
    await peer.close();
    return { mails: wanted.length, longestAnswerMs: Math.round(longest), failures };
  } finally {
    await server.stop();
  }
}

/** The data folder on a file system of a few megabytes, which fills up; needs the right to mount one. */
export async function fuzzDiskFull(): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'none', folder]);
  const writing = newWriting();
  const failures: object[] = [];
  try {
    const settings = { DATA_DIR: join(folder, 'data'), DEMO: 'off', LOG_LEVEL: 'silent' };
    let server = await startServer(settings);
    let base = `${server.url}/api`;
    const shop = await openShop(base);
    const token = await enter(base, shop);
    let isOver = false;
    const writes = writeUntil(base, token, 'full', writing, () => isOver);
    const ballast = join(folder, 'ballast');
    await sleep(500);
    try {
      execFileSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M', 'count=200'], { stdio: 'ignore' });
    } catch {
      // That is the point: no room left.
    }
    await sleep(6000);
    const health = await ask(base, { path: '/health' });
    if (health.status === 200 && !health.text.includes('degraded')) failures.push({ health: health.text });
    rmSync(ballast);
    await sleep(2000);
    isOver = true;
    await writes;
    for (const [status, count] of writing.statuses)
      if (![201, 507, 503].includes(status)) failures.push({ status, count });
    await server.stop();
    server = await startServer(settings);
    base = `${server.url}/api`;
    const lost = await lostOf(base, await enter(base, shop), writing);
    if (lost.length > 0) failures.push({ lost: lost.length, first: lost[0] });
    await server.stop();
    return report(1, writing, failures);
  } finally {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
