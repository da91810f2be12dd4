import { setTimeout as sleep } from 'node:timers/promises';
import { type FailoverCluster, startFailoverCluster } from '../scripts/cluster/start-cluster.mjs';
import { createDatabase } from '../scripts/e2e/create-database.mjs';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { enter, openShop } from '../testing/open-shop.ts';
import { isHeard, openLivePage } from './failover/live-pages.ts';
import type { Settings } from './faults/ground.ts';
import { type Report, report } from './faults/report.ts';
import { lostOf, newWriting, type Writing, writeUntil } from './faults/writers.ts';

/** Rounds of each fault; one takes about half a minute. */
export const usualCount = 7;
export const part = 7;
/** The rounds make and remove network interfaces. */
export const needsOwnNetwork = true;

interface Fault {
  readonly begin: (cluster: FailoverCluster, at: number) => void;
  readonly end: (cluster: FailoverCluster, at: number) => void;
}

/** The longest time without an acknowledged write, from the fault on. */
interface FailoverReport extends Report {
  readonly awayMs: number;
}

const AWAY_LIMIT_MS = 90_000;
const WHOLE_LIMIT = 240;

/** Waits until both processes acknowledge writes again, and returns the time since the fault. */
async function untilAcknowledged(writings: readonly Writing[], since: number): Promise<number> {
  const before = writings.map(({ acknowledged }) => acknowledged.size);
  while (performance.now() - since < AWAY_LIMIT_MS) {
    if (writings.every(({ acknowledged }, at) => acknowledged.size > (before[at] ?? 0)))
      return performance.now() - since;
    await sleep(50);
  }
  throw new Error('no write is acknowledged any more');
}

async function rounds(
  cluster: FailoverCluster,
  settings: Settings,
  { begin, end }: Fault,
  count: number,
): Promise<FailoverReport> {
  const servers = [await startServer(settings), await startServer(settings)];
  const bases = servers.map(({ url }) => `${url}/api`);
  const [one = '', two = ''] = bases;
  const failures: object[] = [];
  let awayMs = 0;
  const token = await enter(one, await openShop(one));
  const pages = bases.map((base) => openLivePage(base, token));
  const writings = bases.map(() => newWriting());
  let isOver = false;
  const work = Promise.all(
    writings.map((writing, at) => writeUntil(bases[at] ?? '', token, `p${at}`, writing, () => isOver, 2)),
  );
  try {
    for (let round = 0; round < count; round += 1) {
      await sleep(1000);
      const at = await cluster.primary();
      if (at === null) throw new Error('no primary before the fault');
      const since = performance.now();
      begin(cluster, at);
      // Answers that were on their way are not a recovery.
      await sleep(500);
      awayMs = Math.max(awayMs, await untilAcknowledged(writings, since));
      end(cluster, at);
      for (let wait = 0; !(await cluster.isWhole()); wait += 1) {
        if (wait > WHOLE_LIMIT) {
          const logs = cluster.nodes.map(({ lastLines }) => lastLines()).join('\n');
          throw new Error(`round ${round}: the cluster does not become whole\n${logs}`);
        }
        await sleep(500);
      }
      for (const [own, page] of pages.entries())
        if (!(await isHeard(own === 0 ? two : one, token, page))) failures.push({ round, deafProcess: own });
    }
    isOver = true;
    await work;
    const total: Writing = {
      acknowledged: new Set(writings.flatMap(({ acknowledged }) => [...acknowledged])),
      statuses: new Map(),
      longest: Math.max(...writings.map(({ longest }) => longest)),
    };
    for (const { statuses } of writings)
      for (const [status, times] of statuses)
        total.statuses.set(status, (total.statuses.get(status) ?? 0) + times);
    for (const base of bases) {
      const lost = await lostOf(base, token, total);
      if (lost.length > 0) failures.push({ lost: lost.length, first: lost[0] });
    }
    for (const [status, times] of total.statuses)
      if (status !== 201 && status !== 503) failures.push({ status, times });
    return { ...report(count, total, failures), awayMs: Math.round(awayMs) };
  } finally {
    isOver = true;
    for (const page of pages) page.close();
    for (const server of servers) await server.stop();
  }
}

async function onCluster(
  count: number,
  fault: Fault,
  through: (cluster: FailoverCluster, settings: Settings) => Promise<Settings> = async (_, settings) =>
    settings,
): Promise<FailoverReport> {
  const cluster = await startFailoverCluster();
  try {
    const { settings } = await createDatabase(cluster.url);
    const all = { ...(await through(cluster, settings)), LOG_LEVEL: 'silent', DATABASE_TIMEOUT: '4' };
    return await rounds(cluster, all, fault, count);
  } finally {
    cluster.stop();
  }
}

const killed: Fault = {
  begin: (cluster, at) => cluster.nodes[at]?.kill(),
  end: (cluster, at) => cluster.nodes[at]?.start(),
};

/** The machine of the primary dies: PostgreSQL, Patroni and etcd at once. */
export const fuzzPrimaryKilled = (count: number): Promise<FailoverReport> => onCluster(count, killed);

/** The machine of the primary hangs, and wakes up after another one was promoted. */
export const fuzzPrimaryFrozen = (count: number): Promise<FailoverReport> =>
  onCluster(count, {
    begin: (cluster, at) => cluster.nodes[at]?.freeze(),
    end: (cluster, at) => cluster.nodes[at]?.thaw(),
  });

/** The primary loses its peers, but clients still reach it: it must acknowledge nothing more. */
export const fuzzPrimaryCut = (count: number): Promise<FailoverReport> =>
  onCluster(count, {
    begin: (cluster, at) => cluster.cut(at),
    end: (cluster, at) => cluster.join(at),
  });

/** The application reaches the database through PgBouncer in transaction mode. */
export const fuzzPrimaryKilledBehindPooler = (count: number): Promise<FailoverReport> =>
  onCluster(count, killed, async (cluster, settings) => {
    const login = new URL(settings.DATABASE_URL ?? '');
    const port = await cluster.startPooler({ [login.username]: decodeURIComponent(login.password) });
    const pooled = new URL(login);
    pooled.port = String(port);
    return { ...settings, DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: login.href };
  });
