import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../src/platform/database/embedded-engine.ts';
import { grantRoles, migrate } from '../src/platform/database/migrate.ts';
import { openPostgres } from '../src/platform/database/postgres-engine.ts';

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
export const MIGRATIONS = source('migrations');
const LOGIN = 'truciolo_test';

declare module 'vitest' {
  interface ProvidedContext {
    /** The bundled worker of the embedded engine. */
    workerScript: string;
    /** The bundled worker of the Excel sheets. */
    /** A migrated, empty database to copy: a folder, or a PostgreSQL template's name. */
    template: string;
  }
}

/** Bundles the worker once and makes one migrated template an engine; every test file starts from a copy. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-test-'));
  const workerScript = join(folder, 'embedded-worker.mjs');
  await build({
    entryPoints: [
      source('src/platform/database/embedded-worker.ts'),
      source('src/features/imports/thread/sheet-worker.ts'),
      source('src/features/quote-documents/pdf/pdf-worker.ts'),
    ],
    outdir: folder,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Own packages are sources and go into the bundle; what is published stays outside.
    external: ['@electric-sql/*', 'hucre', 'hucre/*', 'pdfmake', 'zod'],
    logLevel: 'error',
  });
  // The bundle lies outside the project: what it imports is found through a link to node_modules.
  symlinkSync(source('../../node_modules'), join(folder, 'node_modules'), 'junction');
  project.provide('workerScript', workerScript);
  const isPostgres = project.config.env.TEST_ENGINE === 'postgres';
  const template = isPostgres ? await postgresTemplate() : await embeddedTemplate(folder, workerScript);
  project.provide('template', template);
  return async () => {
    if (isPostgres)
      await withSuperuser((client) => client.query(`drop database if exists ${template} with (force)`));
    rmSync(folder, { recursive: true, force: true });
  };
}

async function embeddedTemplate(folder: string, workerScript: string): Promise<string> {
  const made = join(folder, 'made');
  // Copied where the build has made one; created, which takes seconds, where it has not.
  const emptyDatabase = source('../../dist/empty-database');
  const engine = await openEmbedded({
    dataDir: made,
    workerScript: pathToFileURL(workerScript),
    emptyDatabase,
  });
  await migrate(engine, MIGRATIONS);
  await engine.close();
  const template = join(folder, 'template');
  cpSync(join(made, 'database'), template, { recursive: true });
  return template;
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

async function postgresTemplate(): Promise<string> {
  const name = `truciolo_template_${process.pid}`;
  await withSuperuser(async (client) => {
    await client.query(`create database ${name}`);
    // As on a real server: the login owns nothing and cannot look past row-level security.
    await client.query(`do $$ begin
      if not exists (select 1 from pg_roles where rolname = '${LOGIN}') then
        create role ${LOGIN} login password '${LOGIN}' nosuperuser nobypassrls nocreaterole nocreatedb;
      end if; end $$`);
  });
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  const engine = openPostgres({ url: url.href, onError: () => undefined });
  await migrate(engine, MIGRATIONS);
  await grantRoles(engine, LOGIN);
  await engine.close();
  return name;
}
