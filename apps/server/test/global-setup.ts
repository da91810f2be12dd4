import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { parseConfig } from '../src/config.ts';
import { createLog } from '../src/platform/log.ts';
import { assembleServer } from '../src/server.ts';
import { loginEnv, TEST_LOGIN } from './test-login.ts';
import { EMPTY_DATABASE, MIGRATIONS, source, TEST_ENV, TEST_START } from './test-places.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Bundle of the embedded engine's worker. */
    workerScript: string;
    /** The database of a server that was started and stopped once: a folder, or the name of a PostgreSQL template. */
    template: string;
  }
}

/**
 * Bundles the workers once and creates one template per engine; every test file starts from a copy. The template has
 * had a whole first start: tables, queues and the installation are three quarters of a start's work.
 */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-test-'));
  const workerScript = join(folder, 'embedded-worker.mjs');
  await build({
    entryPoints: [
      source('src/platform/database/embedded-worker.ts'),
      source('src/features/imports/off-thread/sheet-worker.ts'),
      source('src/features/printing/pdf-worker.ts'),
      source('src/features/part-prices/models/model-worker.ts'),
      source('src/features/quotes/off-thread/price-worker.ts'),
      source('src/features/requests/drawings/drawing-worker.ts'),
      source('src/platform/http/body-worker.ts'),
      source('src/platform/pictures/picture-worker.ts'),
    ],
    outdir: folder,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Own packages are sources and are bundled; published packages stay outside.
    external: [
      '@bitbybit-dev/*',
      '@electric-sql/*',
      'hucre',
      'hucre/*',
      'pdfjs-dist',
      'pdfmake',
      'replicad-opencascadejs',
      'sharp',
      'tesseract.js-core',
      'zod',
    ],
    logLevel: 'error',
  });
  // The bundle lies outside the project: its imports are resolved through a link to node_modules.
  symlinkSync(source('../../node_modules'), join(folder, 'node_modules'), 'junction');
  project.provide('workerScript', workerScript);
  const isPostgres = project.config.env.TEST_ENGINE === 'postgres';
  const template = isPostgres
    ? await postgresTemplate(folder, workerScript)
    : await embeddedTemplate(folder, workerScript);
  project.provide('template', template);
  return async () => {
    if (isPostgres)
      await withSuperuser((client) => client.query(`drop database if exists ${template} with (force)`));
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Starts and stops a server once. */
async function startOnce(env: Record<string, string>, workerScript: string): Promise<void> {
  const server = await assembleServer({
    config: parseConfig({ ...TEST_ENV, ...env }),
    // Copied if the build has made one; otherwise created, which takes seconds.
    places: {
      workerScript: pathToFileURL(workerScript),
      migrations: MIGRATIONS,
      emptyDatabase: EMPTY_DATABASE,
    },
    log: createLog('silent'),
    clock: () => new Date(TEST_START),
  });
  await server.close();
}

async function embeddedTemplate(folder: string, workerScript: string): Promise<string> {
  const made = join(folder, 'made');
  await startOnce({ DATA_DIR: made }, workerScript);
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

async function postgresTemplate(folder: string, workerScript: string): Promise<string> {
  const name = `truciolo_template_${process.pid}`;
  await withSuperuser(async (client) => {
    await client.query(`create database ${name}`);
    // Like on a real server: the login owns nothing and cannot bypass row-level security.
    await client.query(`do $$ begin
      if not exists (select 1 from pg_roles where rolname = '${TEST_LOGIN}') then
        create role ${TEST_LOGIN} login password '${TEST_LOGIN}' nosuperuser nobypassrls nocreaterole nocreatedb;
      end if; end $$`);
  });
  await startOnce({ DATA_DIR: join(folder, 'made'), ...loginEnv(name) }, workerScript);
  return name;
}
