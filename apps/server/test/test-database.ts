import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

export const isPostgres = process.env.TEST_ENGINE === 'postgres';

export interface TestDatabase {
  readonly dataDir: string;
  /** Environment that points the configuration at this database. */
  readonly env: Readonly<Record<string, string>>;
  /** PostgreSQL only: the superuser's address of the same database. */
  readonly ownerUrl: string | null;
  drop(): Promise<void>;
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

/** A fresh copy of the migrated template on the engine under test. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'truciolo-data-'));
  const dropFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (!isPostgres) {
    mkdirSync(dataDir, { recursive: true });
    cpSync(inject('template'), join(dataDir, 'database'), { recursive: true });
    return { dataDir, env: { DATA_DIR: dataDir }, ownerUrl: null, drop: async () => dropFolder() };
  }
  counter += 1;
  const name = `truciolo_${process.pid}_${process.env.VITEST_POOL_ID ?? '0'}_${counter}_${Date.now() % 100_000}`;
  await asSuperuser(`create database ${name} template ${inject('template')}`);
  const owner = new URL(process.env.TEST_DATABASE_URL ?? '');
  owner.pathname = `/${name}`;
  const login = new URL(owner);
  login.username = 'truciolo_test';
  login.password = 'truciolo_test';
  return {
    dataDir,
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: login.href,
      DATABASE_OWNER_URL: owner.href,
      JWT_SECRET: 'a secret of the tests, 32 characters long',
    },
    ownerUrl: owner.href,
    drop: async () => {
      await asSuperuser(`drop database if exists ${name} with (force)`);
      dropFolder();
    },
  };
}
