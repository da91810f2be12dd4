// @ts-check
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { entryFiles, readManifest } from './build/manifest.mjs';
import { precompress } from './precompress.mjs';

/** @param {string} path @returns {Promise<import('./build/manifest.mjs').Manifest | undefined>} */
async function readAppManifest(path) {
  try {
    return await readManifest(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Builds the public pages into `dist/web`: scripts and styles under `site/`, then the pages themselves as HTML. Runs
 * after the app's build, whose manifest tells the landing page what to load for a user who is logged in.
 * @param {{ root: string, appManifestPath: string }} options
 */
export async function buildLanding({ root, appManifestPath }) {
  const web = join(root, 'apps/web');
  const out = join(root, 'dist/web');
  const configFile = join(web, 'vite.landing.config.ts');
  await rm(join(out, 'site'), { recursive: true, force: true });
  await build({ configFile, logLevel: 'warn' });

  const manifestPath = join(out, 'site/manifest.json');
  const site = await readManifest(manifestPath);
  await rm(manifestPath);
  const main = entryFiles(site, 'src/landing/main.ts');
  const appManifest = await readAppManifest(appManifestPath);
  if (!appManifest) console.warn('Landing page built without the app: its build has left no manifest.');

  // Inside the checkout, so that the rendering module finds react.
  const work = await mkdtemp(join(root, 'dist/prerender-'));
  try {
    await build({
      configFile,
      logLevel: 'warn',
      build: { ssr: join(web, 'src/landing/prerender.tsx'), outDir: work, emptyOutDir: true },
    });
    const { renderPages } = await import(pathToFileURL(join(work, 'prerender.js')).href);
    /** @type {Record<string, string>} */
    const pages = renderPages({
      stylesheets: main.stylesheets,
      script: main.entry,
      preload: main.preload,
      boot: entryFiles(site, 'src/landing/boot.ts').entry,
      consent: entryFiles(site, 'src/landing/consent/built-in.ts').entry,
      app: appManifest && entryFiles(appManifest, 'index.html'),
    });
    for (const [name, html] of Object.entries(pages)) await writeFile(join(out, name), html);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  // Last of the web builds: now the app's files and ours are all there.
  await precompress(out);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = resolve(import.meta.dirname, '..');
  await buildLanding({ root, appManifestPath: join(root, 'dist/web/.vite/manifest.json') });
}
