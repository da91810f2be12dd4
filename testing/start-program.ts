import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { freePort } from '../scripts/machine/free-port.mjs';
import { root } from '../scripts/workspace/root.mjs';

export interface Program {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

/**
 * A small server (`bench/load/proxy`) in a separate process; it gets the port after its arguments and reports when it
 * listens.
 */
export async function startProgram(path: string, ...args: readonly string[]): Promise<Program> {
  const outfile = join(root, '.cache', 'run', 'programs', `${basename(path)}.mjs`);
  await build({
    entryPoints: [join(root, `${path}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const port = await freePort();
  const child = spawn(process.execPath, [outfile, ...args, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}
