import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startServer } from '../../scripts/e2e/start-server.mjs';
import { root } from '../../scripts/workspace/root.mjs';
import { enter, openShop } from '../../testing/open-shop.ts';
import { onPostgres } from './ground.ts';
import { type Report, report, unwanted } from './report.ts';
import { lostOf, newWriting, readUntil, writeUntil } from './writers.ts';

/** The built server with the migrations of a later version; inside the repository, so that it finds node_modules. */
function buildNewer(): string {
  const program = join(root, '.cache', 'run', 'newer', 'server');
  rmSync(program, { recursive: true, force: true });
  cpSync(join(root, 'dist', 'server'), program, { recursive: true });
  cpSync(join(root, 'apps', 'server', 'test', 'newer-migrations'), join(program, 'migrations'), {
    recursive: true,
  });
  return program;
}

/** Like a backup: all tables that requests write are read for seconds, under one snapshot. */
async function readForLong(url: string, ms: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read');
    for (const table of ['customers', 'audit', 'sessions'])
      await client.query(`select count(*) from ${table}`);
    await sleep(ms);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** A process of the next version starts and migrates while a process of today serves readers and writers. */
export async function fuzzNewerVersion(rounds: number): Promise<Report> {
  const program = buildNewer();
  const writing = newWriting();
  const failures: object[] = [];
  // Each round has its own database, because migrations cannot be undone.
  for (let round = 0; round < rounds; round += 1) {
    await onPostgres(async ({ settings }) => {
      const patient = { ...settings, DATABASE_TIMEOUT: '15' };
      const today = await startServer(patient);
      const base = `${today.url}/api`;
      const own = newWriting();
      try {
        const token = await enter(base, await openShop(base));
        let isOver = false;
        const work = Promise.all([
          writeUntil(base, token, `r${round}`, own, () => isOver),
          readUntil(base, token, own, () => isOver),
        ]);
        await sleep(300);
        const reading = readForLong(settings.DATABASE_OWNER_URL ?? '', 4000);
        const next = await startServer(patient, program);
        await reading;
        await sleep(500);
        isOver = true;
        await work;
        // Both processes have it, the old one with the newer tables.
        for (const url of [today.url, next.url]) {
          const lost = await lostOf(`${url}/api`, token, own);
          if (lost.length > 0) failures.push({ round, lost: lost.length, first: lost[0] });
        }
        await next.stop();
      } finally {
        await today.stop();
      }
      for (const [status, count] of own.statuses)
        writing.statuses.set(status, (writing.statuses.get(status) ?? 0) + count);
      for (const name of own.acknowledged) writing.acknowledged.add(name);
      writing.longest = Math.max(writing.longest, own.longest);
    });
  }
  return report(rounds, writing, [...failures, ...unwanted(writing)]);
}
