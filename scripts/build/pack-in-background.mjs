// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

/**
 * Compresses the CAD kernels to the smallest size while the server already answers, once per version, and ends with the
 * server. Where it cannot (a read-only folder) the quick compression of the build is used.
 */
export function packInBackground() {
  const child = spawn(process.execPath, [join(root, 'scripts', 'pack.mjs')], { stdio: 'ignore' });
  child.once('error', () => undefined);
  child.unref();
  process.once('exit', () => child.kill());
}
