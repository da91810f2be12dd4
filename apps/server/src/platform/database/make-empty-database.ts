import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * Called by the build: creating a database from nothing takes seconds of computing, copying one takes none, so that
 * the very first start is quick too.
 */
export async function makeEmptyDatabase(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  const pg = await PGlite.create(folder);
  await pg.close();
}
