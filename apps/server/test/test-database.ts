import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { loginEnv } from './test-login.ts';

export const isPostgres = process.env.TEST_ENGINE === 'postgres';

export interface TestDatabase {
  readonly dataDir: string;
  /** Environment that points the configuration at this database. */
  readonly env: Readonly<Record<string, string>>;
  /** PostgreSQL only: the superuser's address of the same database. */
  readonly ownerUrl: string | null;
  drop(): Promise<void>;
}

/**
 * Node compiles the same wasm once for all threads of a process as long as a reference exists: with this one, each
 * further embedded server of a worker starts with half the work.
 */
export const compiledEngine = isPostgres
  ? null
  : await WebAssembly.compile(
      readFileSync(
        join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
      ),
    );

/** PGlite clears the whole of this memory at each opening, and the database of a test is small. */
const SETTINGS = 'shared_buffers = 16MB\n';

function copyEmbedded(template: string, folder: string): void {
  // Without a build there is none with tables: the server makes them.
  if (!existsSync(template)) return;
  cpSync(template, folder, { recursive: true });
  appendFileSync(join(folder, 'postgresql.auto.conf'), SETTINGS);
}

let counter = 0;

async function asSuperuser(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A fresh copy of a template on the engine under test; a new one has had no start of a server yet. */
export async function createTestDatabase({ isNew = false } = {}): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'truciolo-data-'));
  const { tables, started } = inject('templates');
  const template = isNew ? tables : started;
  const dropFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (!isPostgres) {
    copyEmbedded(template, join(dataDir, 'database'));
    return { dataDir, env: { DATA_DIR: dataDir }, ownerUrl: null, drop: async () => dropFolder() };
  }
  counter += 1;
  const name = `truciolo_${process.pid}_${process.env.VITEST_POOL_ID ?? '0'}_${counter}_${Date.now() % 100_000}`;
  await asSuperuser(`create database ${name} template ${template}`);
  const env = loginEnv(name);
  return {
    dataDir,
    env: { DATA_DIR: dataDir, ...env },
    ownerUrl: env.DATABASE_OWNER_URL,
    drop: async () => {
      await asSuperuser(`drop database if exists ${name} with (force)`);
      dropFolder();
    },
  };
}
