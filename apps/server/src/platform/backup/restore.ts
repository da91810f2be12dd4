import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { takeLock } from '../database/embedded-lock.ts';
import { fsyncTree } from '../database/fsync-tree.ts';
import { makePrivate } from '../database/make-private.ts';

/**
 * Restores a backup of the embedded database. It is unpacked beside it and opened once; only then it takes its name,
 * and the previous one stays under another.
 */
export async function restoreBackup(
  dataDir: string,
  file: string,
  now: Date,
): Promise<{ previous: string | null }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await takeLock(join(dataDir, 'database.lock'));
  try {
    const folder = join(dataDir, 'database');
    const stamp = now.toISOString().replaceAll(/[-:.]/g, '');
    const fresh = join(dataDir, `database-restore-${stamp}`);
    const loadDataDir = new Blob([new Uint8Array(await readFile(file))], { type: 'application/x-gzip' });
    const pg = await PGlite.create(fresh, { loadDataDir, extensions: { pg_trgm, unaccent } });
    await pg.query('select count(*) from migrations');
    await pg.close();
    makePrivate(fresh);
    fsyncTree(fresh);
    const previous = existsSync(folder) ? join(dataDir, `database-before-${stamp}`) : null;
    if (previous) await rename(folder, previous);
    await rename(fresh, folder);
    return { previous };
  } finally {
    unlock();
  }
}
