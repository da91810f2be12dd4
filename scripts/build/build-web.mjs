// @ts-check
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { themeFirst } from './theme-first.mjs';

export const webConfig = join(root, 'apps', 'web', 'vite.config.ts');

export async function buildWebApp() {
  const { build } = await import('vite');
  await build({
    root: join(root, 'apps', 'web'),
    configFile: webConfig,
    mode: 'production',
    logLevel: 'error',
    plugins: [{ name: 'theme-first', transformIndexHtml: { order: 'post', handler: themeFirst } }],
  });
}

/** The public pages; they name the app's hashed files, hence after the app. */
export async function buildPublicPages() {
  const { buildShopPage } = await import('./build-shop-page.mjs');
  await buildShopPage();
  const { buildLanding } = await import('../prerender.mjs');
  await buildLanding({ root, appManifestPath: join(root, 'dist', 'web', '.vite', 'manifest.json') });
}
