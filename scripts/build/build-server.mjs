// @ts-check
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { root } from '../workspace/root.mjs';
import { keepPublishedPackagesOutside } from './published-packages-outside.mjs';

const source = join(root, 'apps', 'server', 'src');
const serverOutput = join(root, 'dist', 'server');
const migrations = join(root, 'apps', 'server', 'migrations');

/** Made of hundreds of small modules: inside the bundle they cost a start a third of a second less. */
const readAtOnce = ['kysely', 'zod', 'jose'];

/** Every `*-worker.ts` runs as a worker and therefore needs a separate file. */
function workers() {
  return readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('-worker.ts'),
  );
}

/** @returns {import('esbuild').BuildOptions} */
export function serverBuildOptions() {
  const entries = ['main.ts', 'admin.ts', ...workers()].map((path) => join(source, path));
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(entries.map((path) => [basename(path, '.ts'), path])),
    outdir: serverOutput,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Modules that main imports late, and those that workers share, become separate files.
    splitting: true,
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [keepPublishedPackagesOutside(readAtOnce)],
  };
}

function copyMigrations() {
  cpSync(migrations, join(serverOutput, 'migrations'), { recursive: true });
}

/** An installation has no folder of this package: the worker finds the models of the recogniser beside itself. */
function copyModels() {
  cpSync(join(root, 'packages', 'pdf-pages', 'models'), join(serverOutput, 'models'), { recursive: true });
}

/** Creating a database with its tables takes seconds; the first start copies this one. */
export async function buildEmptyDatabase() {
  // Optimized code of an engine that runs for seconds costs more processor time than it saves.
  setFlagsFromString('--liftoff-only');
  const { bundleAndImport } = await import('./bundle-and-import.mjs');
  const made = await bundleAndImport('apps/server/src/platform/database/make-empty-database.ts');
  const makeEmptyDatabase = /** @type {(folder: string, migrations: string) => Promise<void>} */ (
    made.makeEmptyDatabase
  );
  await makeEmptyDatabase(join(root, 'dist', 'empty-database'), migrations);
}

export async function buildServer() {
  const { build } = await import('esbuild');
  rmSync(serverOutput, { recursive: true, force: true });
  await build(serverBuildOptions());
  copyMigrations();
  copyModels();
}
