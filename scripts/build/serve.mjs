// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIfNeeded } from '../workspace/install.mjs';
import { reportFailure } from '../workspace/report-failure.mjs';
import { root } from '../workspace/root.mjs';
import { speakItalian } from '../workspace/say.mjs';
import { stopWithNpm } from '../workspace/stop-with-npm.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { packInBackground } from './pack-in-background.mjs';

/**
 * Installs and builds what is missing, then loads the server into this very process: signals reach it
 * directly and its exit code is ours.
 */
export async function serve() {
  stopWithNpm();
  speakItalian();
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
  packInBackground();
}
