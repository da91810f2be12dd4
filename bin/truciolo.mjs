#!/usr/bin/env node
// Command line of Truciolo. Plain JavaScript: it bundles packages/cli once (and again when a source
// changes) and runs the result. Only the commands print to stdout; what happens here goes to stderr.
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packages = join(root, 'packages');
const bundle = join(root, '.cache', 'cli', 'main.mjs');

function newestSource(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    const time = entry.isDirectory() ? newestSource(path) : statSync(path).mtimeMs;
    if (time > newest) newest = time;
  }
  return newest;
}

async function bundleIfStale() {
  if (existsSync(bundle) && statSync(bundle).mtimeMs >= newestSource(packages)) return;
  process.stderr.write('truciolo: preparo i comandi…\n');
  mkdirSync(dirname(bundle), { recursive: true });
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(packages, 'cli', 'src', 'main.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
}

try {
  await bundleIfStale();
} catch (error) {
  const missing = error?.code === 'ERR_MODULE_NOT_FOUND';
  process.stderr.write(missing ? 'truciolo: manca una dipendenza, esegui prima «npm ci».\n' : `truciolo: ${error}\n`);
  process.exit(1);
}
const { main } = await import(pathToFileURL(bundle).href);
process.exitCode = await main(process.argv.slice(2));
