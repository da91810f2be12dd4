import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS, NEWER_MIGRATIONS } from './test-places.ts';

/** What a later version brings along: names of `newer-migrations`. */
export const newerNames = readdirSync(NEWER_MIGRATIONS).sort();

/** The migrations of today and those of a later version, in a folder of their own. */
export function newerMigrations() {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-newer-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  cpSync(NEWER_MIGRATIONS, folder, { recursive: true });
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) };
}
