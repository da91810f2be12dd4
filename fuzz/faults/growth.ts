import { setTimeout as sleep } from 'node:timers/promises';
import { buildCustomer } from '../../apps/server/test/registry-samples.ts';
import { startServer } from '../../scripts/e2e/start-server.mjs';
import { freePort } from '../../scripts/machine/free-port.mjs';
import { startReplica } from '../../scripts/postgres/start-replica.mjs';
import { ask } from '../../testing/ask.ts';
import { enter, openShop } from '../../testing/open-shop.ts';
import { startProgram } from '../../testing/start-program.ts';
import { onPostgres, type Settings } from './ground.ts';
import { type Report, report, unwanted } from './report.ts';
import { lostOf, newWriting, readUntil, writeUntil } from './writers.ts';

/** Two processes behind a proxy are restarted, one after the other, while users read and write. */
export const fuzzRollingRestart = (rounds: number): Promise<Report> =>
  onPostgres(async ({ settings }) => {
    const drained = { ...settings, DRAIN_SECONDS: '1' };
    const servers = [await startServer(drained), await startServer(drained)];
    const proxy = await startProgram('fuzz/faults/ready-proxy', ...servers.map(({ url }) => url));
    const base = `${proxy.url}/api`;
    const writing = newWriting();
    try {
      const token = await enter(base, await openShop(base));
      let isOver = false;
      const work = Promise.all([
        writeUntil(base, token, 'rolling', writing, () => isOver),
        readUntil(base, token, writing, () => isOver),
      ]);
      for (let round = 0; round < rounds; round += 1) {
        for (const at of [0, 1]) {
          await servers[at]?.stop();
          servers[at] = await startServer(drained);
          const body = servers.map(({ url }) => url);
          await ask(proxy.url, { method: 'PUT', path: '/proxy/targets', body });
          // Ready by the proxy's own look before the other one goes.
          await sleep(500);
        }
      }
      isOver = true;
      await work;
      const failures = unwanted(writing);
      const lost = await lostOf(base, token, writing);
      if (lost.length > 0) failures.push({ lost: lost.length, first: lost[0] });
      return report(rounds, writing, failures);
    } finally {
      for (const server of servers) await server.stop();
      proxy.stop();
    }
  });

const readings = async (metrics: string, outcome: string): Promise<number> => {
  const text = await (await fetch(metrics)).text();
  return Number(
    new RegExp(`truciolo_replica_readings\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0,
  );
};

async function startReading(settings: Settings) {
  const port = await freePort();
  const server = await startServer({ ...settings, METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' });
  return { ...server, metrics: `http://127.0.0.1:${port}/metrics` };
}

/**
 * Two processes, a primary and a replica that dies and comes back: no request fails, a write acknowledged by one
 * process is in the next list of the other, and the replica does answer.
 */
export const fuzzReplica = (rounds: number): Promise<Report & { onReplica: number; onPrimary: number }> =>
  onPostgres(async ({ cluster, settings }) => {
    // Made while the primary is empty: tables and roles come through the log.
    const replica = await startReplica(cluster.url);
    const DATABASE_REPLICA_URL = replica.urlOf(settings.DATABASE_URL ?? '');
    const servers: Awaited<ReturnType<typeof startServer>>[] = [];
    const writing = newWriting();
    const failures: object[] = [];
    try {
      const one = await startReading({ ...settings, DATABASE_REPLICA_URL });
      servers.push(one);
      const two = await startReading({ ...settings, DATABASE_REPLICA_URL });
      servers.push(two);
      const base = `${one.url}/api`;
      const token = await enter(base, await openShop(base));
      let isOver = false;
      const others = Promise.all([
        writeUntil(base, token, 'replica', writing, () => isOver, 1),
        readUntil(`${two.url}/api`, token, writing, () => isOver),
      ]);
      const ownWrites = async (label: string, count: number) => {
        for (let serial = 0; serial < count; serial += 1) {
          const name = `own-${label}-${serial}`;
          const body = buildCustomer({ name });
          const made = await ask(base, { method: 'POST', path: '/customers', token, body });
          const path = `/customers/rows?limit=50&q=${name}`;
          const { status, text } = await ask(`${two.url}/api`, { path, token });
          if (made.status !== 201 || status !== 200 || !text.includes(name))
            failures.push({ missed: name, made: made.status, read: status });
        }
      };
      for (let round = 0; round < rounds; round += 1) {
        await ownWrites(`${round}-up`, 20);
        replica.crash();
        await ownWrites(`${round}-down`, 10);
        replica.start();
        await sleep(6000);
      }
      await ownWrites('end', 20);
      isOver = true;
      await others;
      const of = async (outcome: string) =>
        (await readings(one.metrics, outcome)) + (await readings(two.metrics, outcome));
      const [onReplica, behind, away] = [await of('replica'), await of('behind'), await of('away')];
      if (onReplica === 0) failures.push({ onReplica });
      failures.push(...unwanted(writing));
      const lost = await lostOf(base, token, writing);
      if (lost.length > 0) failures.push({ lost: lost.length, first: lost[0] });
      return { ...report(rounds, writing, failures), onReplica, onPrimary: behind + away };
    } finally {
      for (const server of servers) await server.stop();
      replica.stop();
    }
  });
