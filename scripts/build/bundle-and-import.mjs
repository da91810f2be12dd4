// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace/root.mjs';
import { keepPublishedPackagesOutside } from './published-packages-outside.mjs';

/**
 * The scripts find the checkout by their own place, so they are loaded from there and not copied along.
 * @type {import('esbuild').Plugin}
 */
const keepScriptsOutside = {
  name: 'scripts-outside',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.mjs$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(join(resolveDir, path)).href,
      external: true,
    }));
  },
};

/**
 * Bundles a TypeScript file (own packages included, published ones left outside) and loads it.
 * @param {string} file relative to the root @returns {Promise<Record<string, unknown>>}
 */
export async function bundleAndImport(file) {
  const { build } = await import('esbuild');
  const outfile = join(root, '.cache', 'run', `${file.replace(/\.ts$/, '')}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: [file],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
    plugins: [keepScriptsOutside, keepPublishedPackagesOutside()],
  });
  return import(pathToFileURL(outfile).href);
}
