import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS, NEWER_MIGRATIONS } from './test-places.ts';

/** Migrations of a later version: file names of `newer-migrations`. */
export const newerNames = readdirSync(NEWER_MIGRATIONS).sort();

/** Today's migrations and those of a later version, in one temporary folder. */
export function newerMigrations() {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-newer-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  cpSync(NEWER_MIGRATIONS, folder, { recursive: true });
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) };
}
