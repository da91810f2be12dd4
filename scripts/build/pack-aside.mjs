// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

/**
 * Packs the CAD kernels as small as can be while the server already answers, once a version of them, and ends with the
 * server. Where it cannot (a folder nobody may write to) the quick packing of the build is sent as before.
 */
export function packAside() {
  const child = spawn(process.execPath, [join(root, 'scripts', 'pack.mjs')], { stdio: 'ignore' });
  child.once('error', () => undefined);
  child.unref();
  process.once('exit', () => child.kill());
}
