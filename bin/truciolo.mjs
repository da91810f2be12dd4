#!/usr/bin/env node
// Command line of Truciolo. Plain JavaScript: it bundles packages/cli once (and again when a source changes) and runs
// the result. Only the commands print to stdout; messages of this file go to stderr.
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packages = join(root, 'packages');
const bundle = join(root, '.cache', 'cli', 'main.mjs');

// A folder's own time counts too: it moves when a file is deleted or renamed.
function newestSource(folder) {
  let newest = statSync(folder).mtimeMs;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    const time = entry.isDirectory() ? newestSource(path) : statSync(path).mtimeMs;
    if (time > newest) newest = time;
  }
  return newest;
}

async function bundleIfStale() {
  const newest = newestSource(packages);
  if (existsSync(bundle) && statSync(bundle).mtimeMs >= newest) return;
  process.stderr.write('truciolo: preparo i comandi…\n');
  mkdirSync(dirname(bundle), { recursive: true });
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(packages, 'cli', 'src', 'main.ts')],
    outfile: bundle,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  // Written aside and renamed, so that a second command started meanwhile never reads half a bundle. It
  // carries the time of its sources: a source saved while it was built makes it stale.
  const aside = `${bundle}.${process.pid}`;
  writeFileSync(aside, outputFiles[0].contents);
  utimesSync(aside, new Date(), new Date(Math.ceil(newest)));
  renameSync(aside, bundle);
}

// A reader that has seen enough (| head) closes the pipe: that is no fault.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  await bundleIfStale();
} catch (error) {
  const missing = error?.code === 'ERR_MODULE_NOT_FOUND';
  process.stderr.write(
    missing ? 'truciolo: manca una dipendenza, esegui prima «npm ci».\n' : `truciolo: ${error}\n`,
  );
  process.exit(1);
}
const { main } = await import(pathToFileURL(bundle).href);
process.exitCode = await main(process.argv.slice(2));
