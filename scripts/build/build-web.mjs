// @ts-check
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

export const webConfig = join(root, 'apps', 'web', 'vite.config.ts');

export async function buildWebApp() {
  const { build } = await import('vite');
  await build({
    root: join(root, 'apps', 'web'),
    configFile: webConfig,
    mode: 'production',
    logLevel: 'error',
  });
}

/** A shop's page for its buyers, beside the app's files. */
async function buildShopPage() {
  const { build } = await import('vite');
  await build({
    root: join(root, 'apps', 'web'),
    configFile: join(root, 'apps', 'web', 'vite.officina.config.ts'),
    mode: 'production',
    logLevel: 'error',
  });
}

/** The public pages; they name the app's hashed files, hence after the app. */
export async function buildPublicPages() {
  await buildShopPage();
  const { buildLanding } = await import('../prerender.mjs');
  await buildLanding({ root, appManifestPath: join(root, 'dist', 'web', '.vite', 'manifest.json') });
}
