import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { byScope } from '../../../../../testing/by-scope.ts';
import { createTestDatabase, isPostgres, type TestDatabase } from '../../../test/test-database.ts';
import { openEmbedded } from './embedded-engine.ts';
import { LockedError, takeLock } from './embedded-lock.ts';

/** The long run has 30 rounds (`CRASH_ROUNDS=30`); the suite takes fewer. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? byScope(1, 3));

const open = (dataDir: string) =>
  openEmbedded({ dataDir, workerScript: pathToFileURL(inject('workerScript')) });

describe.skipIf(isPostgres)('embedded engine', () => {
  let database: TestDatabase;
  let writer: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    writer = join(database.dataDir, 'crash-writer.mjs');
    await build({
      entryPoints: [fileURLToPath(new URL('../../../test/crash-writer.ts', import.meta.url))],
      outfile: writer,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
      banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    });
  });
  afterAll(() => database.drop());

  /** Lets the writer work for a while after its first row, kills it without warning, and returns the last number it acknowledged. */
  const writeAndKill = (from: number, afterMs: number, options: readonly string[] = [], env: object = {}) =>
    new Promise<number>((resolve) => {
      const child = spawn(
        process.execPath,
        [...options, writer, database.dataDir, inject('workerScript'), String(from)],
        { env: { ...process.env, ...env } },
      );
      let last = from - 1;
      let rest = '';
      child.stdout.setEncoding('utf8');
      child.stdout.on('data', (chunk: string) => {
        rest += chunk;
        const lines = rest.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          // A busy machine may need longer than `afterMs` for the first one.
          if (last < from) setTimeout(() => child.kill('SIGKILL'), afterMs);
          last = Number(line);
        }
      });
      child.on('close', () => resolve(last));
    });

  it('refuses a statement after its end, so that nothing waits for an answer that cannot come', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'truciolo-ended-'));
    cpSync(inject('templates').started, join(folder, 'database'), { recursive: true });
    const engine = await open(folder);
    await engine.close();
    await expect(engine.executeSql('select 1')).rejects.toThrow('has stopped');
    rmSync(folder, { recursive: true, force: true });
  });

  it(`loses no acknowledged row in ${ROUNDS} rounds of kill -9 amid writes`, {
    timeout: 120_000 * ROUNDS,
  }, async () => {
    let acknowledged = -1;
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = acknowledged;
      const engine = await open(database.dataDir);
      const { rows } = await engine.executeSql(
        'create table if not exists crash_test (n integer primary key); select coalesce(max(n), -1) as last, count(*) as rows from crash_test',
      );
      const last = Number(rows[0]?.last);
      expect(last).toBeGreaterThanOrEqual(acknowledged);
      expect(Number(rows[0]?.rows)).toBe(last + 1);
      await engine.close();
      acknowledged = await writeAndKill(last + 1, 150 + ((round * 97) % 400));
      expect(acknowledged).toBeGreaterThan(before);
    }
    const engine = await open(database.dataDir);
    const { rows } = await engine.executeSql('select max(n) as last, count(*) as rows from crash_test');
    expect(Number(rows[0]?.last)).toBeGreaterThanOrEqual(acknowledged);
    expect(Number(rows[0]?.rows)).toBe(Number(rows[0]?.last) + 1);
    await engine.close();
  });

  it.skipIf(process.platform !== 'linux')('loses no acknowledged row when the power goes', async () => {
    const [live, flushed] = [join(database.dataDir, 'database'), join(database.dataDir, 'flushed')];
    const first = await open(database.dataDir);
    const { rows: before } = await first.executeSql(
      'create table if not exists crash_test (n integer primary key); select coalesce(max(n), -1) as last from crash_test',
    );
    await first.close();
    cpSync(live, flushed, { recursive: true });
    const from = Number(before[0]?.last) + 1;
    const layer = fileURLToPath(new URL('../../../test/forget-unsynced.mjs', import.meta.url));
    const last = await writeAndKill(from, 400, ['--import', pathToFileURL(layer).href], {
      FLUSHED_OF: live,
      FLUSHED_INTO: flushed,
    });
    expect(last).toBeGreaterThanOrEqual(from);
    // Data that was written but never flushed is lost with the power.
    rmSync(live, { recursive: true });
    renameSync(flushed, live);
    const engine = await open(database.dataDir);
    const { rows } = await engine.executeSql('select max(n) as last, count(*) as rows from crash_test');
    expect(Number(rows[0]?.last)).toBeGreaterThanOrEqual(last);
    expect(Number(rows[0]?.rows)).toBe(Number(rows[0]?.last) + 1);
    await engine.close();
  });

  it('runs with fsync on', async () => {
    const engine = await open(database.dataDir);
    const { rows } = await engine.executeSql("select current_setting('fsync') as fsync");
    expect(rows).toEqual([{ fsync: 'on' }]);
    await engine.close();
  });

  it('refuses a second opening of the same folder and names the owner', async () => {
    const engine = await open(database.dataDir);
    await expect(open(database.dataDir)).rejects.toThrow(new RegExp(`pid ${process.pid}`));
    await engine.close();
    await (await open(database.dataDir)).close();
  });
});

describe('lock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-lock-'));
  const file = join(folder, 'database.lock');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is exclusive and released with its owner', async () => {
    const unlock = await takeLock(file);
    await expect(takeLock(file)).rejects.toThrow(LockedError);
    unlock();
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ['of a process that is gone', '{"pid":999999999,"started":"1"}'],
    ['of a pid that was given to another process', `{"pid":${process.pid},"started":"1"}`],
    ['cut off by a crash', '{"pi'],
  ])('takes over a lock %s', async (_what, content) => {
    writeFileSync(file, content);
    const unlock = await takeLock(file);
    expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
    unlock();
  });

  it('holds across containers, where a pid is meaningless, for as long as its owner touches it', async () => {
    const unlock = await takeLock(file, { namespace: 'another', beatMs: 20 });
    // No process of this machine has the pid of the owner.
    const owner = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...owner, pid: 999_999_999 }));
    await expect(takeLock(file, { beatMs: 20 })).rejects.toThrow(LockedError);
    unlock();
    // A stale lock: the pid exists, but belongs to another process.
    writeFileSync(file, JSON.stringify({ ...owner, token: 'of a dead one' }));
    const own = await takeLock(file, { beatMs: 20 });
    expect(JSON.parse(readFileSync(file, 'utf8')).token).not.toBe('of a dead one');
    own();
    expect(existsSync(file)).toBe(false);
  });
});
