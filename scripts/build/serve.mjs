// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIfNeeded } from '../house/install.mjs';
import { reportFailure } from '../house/report-failure.mjs';
import { root } from '../house/root.mjs';
import { stopWithNpm } from '../house/stop-with-npm.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { packAside } from './pack-aside.mjs';

/**
 * Installs and builds what is missing, then loads the server into this very process: signals reach it
 * directly and its exit code is ours.
 */
export async function serve() {
  stopWithNpm();
  try {
    await installIfNeeded('build');
    await ensureBuilt();
  } catch (error) {
    reportFailure(error);
    return;
  }
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(root, 'dist', 'server', 'main.mjs')).href);
  packAside();
}
