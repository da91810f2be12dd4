import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { keepPublishedPackagesOutside } from '../../../scripts/build/published-packages-outside.mjs';
import { embeddedTemplate, runOnce } from './cached-template.ts';
import { loginEnv, TEST_LOGIN } from './test-login.ts';
import { EMPTY_DATABASE, source } from './test-places.ts';

/** Each a folder, or the name of a PostgreSQL template. */
interface Templates {
  /** The tables before the first start of a server; of the embedded engine only after a build. */
  readonly tables: string;
  /** The database of a server that was started and stopped once. */
  readonly started: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Bundle of the embedded engine's worker. */
    workerScript: string;
    templates: Templates;
  }
}

/**
 * Bundles the workers once and creates two templates per engine; every test file starts from a copy. One has had a whole
 * first start: tables, queues and the installation are three quarters of a start's work. The bundle is made outside the
 * test runner, which would need four times as long to load the server.
 */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-test-'));
  const workers = readdirSync(source('src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('-worker.ts'))
    .map((path) => source(`src/${path}`));
  await build({
    entryPoints: [...workers, source('test/make-template.ts')],
    outdir: folder,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    alias: { '@node-rs/argon2': source('test/cheap-passwords.ts') },
    plugins: [keepPublishedPackagesOutside()],
    logLevel: 'error',
  });
  // The bundle lies outside the project: its imports are resolved through a link to node_modules.
  symlinkSync(source('../../node_modules'), join(folder, 'node_modules'), 'junction');
  project.provide('workerScript', join(folder, 'embedded-worker.mjs'));
  const isPostgres = project.config.env.TEST_ENGINE === 'postgres';
  const templates = isPostgres
    ? await postgresTemplates(folder)
    : { tables: EMPTY_DATABASE, started: embeddedTemplate(folder) };
  project.provide('templates', templates);
  return async () => {
    if (isPostgres) await dropDatabases(Object.values(templates));
    rmSync(folder, { recursive: true, force: true });
  };
}

async function withSuperuser(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const connectionString = process.env.TEST_DATABASE_URL;
  if (!connectionString) {
    throw new Error(
      'TEST_DATABASE_URL is not set: run «npm test», or «node scripts/test-postgres.mjs -- npx vitest run»',
    );
  }
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function postgresTemplates(folder: string): Promise<Templates> {
  const tables = `truciolo_tables_${process.pid}`;
  const started = `truciolo_template_${process.pid}`;
  await withSuperuser(async (client) => {
    await client.query(`create database ${tables}`);
    // Like on a real server: the login owns nothing and cannot bypass row-level security.
    await client.query(`do $$ begin
      if not exists (select 1 from pg_roles where rolname = '${TEST_LOGIN}') then
        create role ${TEST_LOGIN} login password '${TEST_LOGIN}' nosuperuser nobypassrls nocreaterole nocreatedb;
      end if; end $$`);
  });
  const DATA_DIR = join(folder, 'made');
  runOnce(folder, { env: { DATA_DIR, ...loginEnv(tables) }, args: ['--tables'] });
  await withSuperuser((client) => client.query(`create database ${started} template ${tables}`));
  runOnce(folder, { env: { DATA_DIR, ...loginEnv(started) } });
  return { tables, started };
}

async function dropDatabases(names: readonly string[]): Promise<void> {
  await withSuperuser(async (client) => {
    for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
  });
}
