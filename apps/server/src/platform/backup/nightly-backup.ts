import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Engine } from '../database/engine.ts';
import type { Log } from '../log.ts';
import { task } from '../tasks/task.ts';
import type { Tasks } from '../tasks/tasks.ts';

const backupTask = task({ name: 'backup', retries: 2, retryDelay: 60, schedule: '30 3 * * *' });

const NAME = /^truciolo-\d{8}-\d{6}\.tar\.gz$/;

export class NoBackupError extends Error {
  constructor() {
    super(
      'Con DATABASE_URL il backup si fa con gli strumenti di PostgreSQL (pg_dump): vedi docs/operations.md.',
    );
    this.name = 'NoBackupError';
  }
}

/** Packs the embedded database into DATA_DIR/backups (or a named file) and returns the path. */
export async function makeBackup(
  engine: Engine,
  dataDir: string,
  now: Date,
  target?: string,
): Promise<string> {
  if (!engine.dump) throw new NoBackupError();
  const folder = join(dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().replaceAll(/[-:]/g, '').replace('T', '-').slice(0, 15);
  const file = target ?? join(folder, `truciolo-${stamp}.tar.gz`);
  // Under another name until it is whole: a backup that exists is a backup that restores.
  await engine.dump(`${file}.part`);
  await rename(`${file}.part`, file);
  return file;
}

/** Keeps the newest backups; files with other names stay. */
export async function dropOldBackups(dataDir: string, keep: number): Promise<string[]> {
  const folder = join(dataDir, 'backups');
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(folder, name));
  return old;
}

interface BackupOptions {
  readonly engine: Engine;
  readonly tasks: Tasks;
  readonly clock: Clock;
  readonly log: Log;
  readonly dataDir: string;
  readonly keep: number;
}

/** Every night on the embedded engine; a PostgreSQL server has its own backups. */
export async function startBackups({
  engine,
  tasks,
  clock,
  log,
  dataDir,
  keep,
}: BackupOptions): Promise<void> {
  await tasks.work(backupTask, async () => {
    if (!engine.dump) return;
    const file = await makeBackup(engine, dataDir, clock());
    const dropped = await dropOldBackups(dataDir, keep);
    log.info({ file, dropped: dropped.length }, 'backup');
  });
}
