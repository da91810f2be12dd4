import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EMPTY_DATABASE, MIGRATIONS, source } from './test-places.ts';

/** Folder of the bundle that `global-setup.ts` makes: the workers, and the program that makes a template. */
type Bundle = string;

const CACHE = source('../../.cache/test-database');

interface Making {
  readonly env: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
}

/** Runs the server of this bundle once, on the database that the environment names. */
export function runOnce(bundle: Bundle, { env, args = [] }: Making): void {
  const worker = ['--worker', join(bundle, 'embedded-worker.mjs'), '--migrations', MIGRATIONS];
  execFileSync(process.execPath, [join(bundle, 'make-template.mjs'), ...worker, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

const filesIn = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A folder that a killed run was making. */
function isAbandoned(entry: string): boolean {
  const pid = /^making-.*-(\d+)$/.exec(entry)?.[1];
  return pid !== undefined && !isRunning(Number(pid));
}

/** A database folder made once for its key; earlier ones of the same name are deleted. */
function cached(name: string, key: string, make: (dataDir: string) => void): string {
  const folder = join(CACHE, `${name}-${key}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  for (const earlier of readdirSync(CACHE))
    if (earlier.startsWith(`${name}-`) || isAbandoned(earlier))
      rmSync(join(CACHE, earlier), { recursive: true, force: true });
  const dataDir = join(CACHE, `making-${name}-${process.pid}`);
  make(dataDir);
  renameSync(join(dataDir, 'database'), folder);
  rmSync(dataDir, { recursive: true, force: true });
  return folder;
}

/** The embedded database after the first start of this server, which depends on the whole bundle. */
export function embeddedTemplate(bundle: Bundle): string {
  const program = ['make-template.mjs', 'embedded-worker.mjs'].map((name) => join(bundle, name));
  return cached('started', hashOf([...program, ...filesIn(MIGRATIONS)]), (dataDir) =>
    runOnce(bundle, { env: { DATA_DIR: dataDir }, args: ['--from', EMPTY_DATABASE] }),
  );
}
