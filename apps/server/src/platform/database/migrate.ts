import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlEngine } from './engine.ts';
import { applyOnline, isOnline } from './migrate-online.ts';
import { type Migration, nextTry, PAUSE_MS, WAIT_MS } from './migration.ts';

/** Any number; the same one in every process, so that only one migrates at a time. */
const MIGRATION_LOCK = 7_201_946;

function migrationsIn(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
}

async function appliedIn(engine: SqlEngine): Promise<Set<string>> {
  const { rows } = await engine.executeSql('select name from migrations');
  return new Set(rows.map((row) => String(row.name)));
}

/**
 * Applies new migrations, each file in one transaction together with its row in `migrations`, or statement by statement
 * if it is marked so. Files are append-only: an applied one that is missing in the folder means an older program on a
 * newer database. The engine has one connection.
 */
export async function migrate(engine: SqlEngine, folder: string): Promise<string[]> {
  await engine.executeSql(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const known = migrationsIn(folder);
  const applied = await appliedIn(engine);
  const unknown = [...applied].filter((name) => !known.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    throw new Error(`Il database è di una versione più recente del programma (${unknown.join(', ')}).`);
  }
  if (known.every(({ name }) => applied.has(name))) return [];
  return alone(engine, async () => {
    const before = await appliedIn(engine);
    const fresh = known.filter(({ name }) => !before.has(name));
    for (const migration of fresh) await apply(engine, migration);
    return fresh.map(({ name }) => name);
  });
}

/** Asks instead of waiting: a statement that waits has a snapshot, and an index that is built meanwhile waits for that. */
async function alone<T>(engine: SqlEngine, work: () => Promise<T>): Promise<T> {
  const asked = `select pg_try_advisory_lock(${MIGRATION_LOCK}) as mine`;
  while ((await engine.executeSql(asked)).rows[0]?.mine !== true) await sleep(PAUSE_MS);
  try {
    return await work();
  } finally {
    await engine.executeSql(`select pg_advisory_unlock(${MIGRATION_LOCK})`).catch(() => undefined);
  }
}

async function apply(engine: SqlEngine, migration: Migration): Promise<void> {
  if (isOnline(migration)) return applyOnline(engine, migration);
  const { name, sql } = migration;
  for (let tries = 1; ; tries += 1) {
    try {
      await engine.executeSql(`begin;
      set local lock_timeout = ${WAIT_MS};
      insert into migrations (name) values ('${name}');
      ${sql}
      commit;`);
      return;
    } catch (error) {
      await engine.executeSql('rollback');
      await nextTry(name, error, tries);
    }
  }
}
