import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engine.ts';

/** Any number; the same one in every process, so that only one migrates at a time. */
const MIGRATION_LOCK = 7_201_946;

/**
 * The old version goes on serving while the new one migrates. A statement that waits for a table makes all who come after
 * it wait too: it gives up soon, lets them through, and tries again.
 */
const LOCK_SECONDS = 3;
const PAUSE_MS = 1000;
const TRIES = 60;
const LOCK_NOT_AVAILABLE = '55P03';

interface Migration {
  readonly name: string;
  readonly sql: string;
}

function migrationsIn(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
}

/**
 * Applies what is new, each file in a transaction of its own together with its row in `migrations`. Files are
 * append-only: one that ran and is gone from the folder means an older program on a newer database.
 */
export async function migrate(engine: Engine, folder: string): Promise<string[]> {
  await engine.executeSql(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const known = migrationsIn(folder);
  const { rows } = await engine.executeSql('select name from migrations');
  const applied = new Set(rows.map((row) => String(row.name)));
  const unknown = [...applied].filter((name) => !known.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    throw new Error(`Il database è di una versione più recente del programma (${unknown.join(', ')}).`);
  }
  const done: string[] = [];
  for (const { name, sql } of known) {
    if (applied.has(name)) continue;
    await apply(engine, { name, sql });
    done.push(name);
  }
  return done;
}

async function apply(engine: Engine, { name, sql }: Migration): Promise<void> {
  const literal = `'${name}'`;
  for (let tries = 1; ; tries += 1) {
    try {
      // One text, one transaction; a second process that waited for the lock finds the row and stops there.
      await engine.executeSql(`begin;
      select pg_advisory_xact_lock(${MIGRATION_LOCK});
      set local lock_timeout = '${LOCK_SECONDS}s';
      insert into migrations (name) values (${literal});
      ${sql}
      commit;`);
      return;
    } catch (error) {
      await engine.executeSql('rollback');
      const { rows: again } = await engine.executeSql(`select 1 from migrations where name = ${literal}`);
      if (again.length > 0) return;
      if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE || tries === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** Lets a login that is not the owner take the server's roles and keep its queue of jobs in a schema of its own. */
export async function grantRoles(engine: Engine, login: string): Promise<void> {
  const quoted = `"${login.replaceAll('"', '""')}"`;
  await engine.executeSql(`grant app_user, app_supplier, app_directory, app_system, app_search to ${quoted};
    do $$ begin execute format('grant create on database %I to %I', current_database(), '${login.replaceAll("'", "''")}'); end $$`);
}
