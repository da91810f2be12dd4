// @ts-check
import { spawn } from 'node:child_process';
import { cpSync, watch } from 'node:fs';
import { join } from 'node:path';
import { serverBuildOptions } from '../build/build-server.mjs';
import { root } from '../workspace/root.mjs';

// Beside dist/server and not in it: `npm start` trusts that only complete builds land there.
const outdir = join(root, 'dist', 'dev');
const migrations = join(root, 'apps', 'server', 'migrations');

/**
 * Rebuilds the server on every change of its sources and restarts it. A server that stops by itself (a bad setting, a
 * busy port) stays down until the next change.
 * @returns {Promise<() => Promise<void>>} stops both
 */
export async function watchServer() {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const stopChild = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = new Promise((resolve) => child?.once('close', resolve));
    child.kill('SIGTERM');
    await closed;
  };
  // Vite ends this process by itself on a signal, without waiting for us.
  process.once('exit', () => child?.kill('SIGTERM'));
  // One restart at a time: two servers at once would fight over the port and the data folder.
  let last = Promise.resolve();
  const restart = () => {
    last = last.then(stopChild).then(() => {
      cpSync(migrations, join(outdir, 'migrations'), { recursive: true });
      child = spawn(process.execPath, ['--enable-source-maps', join(outdir, 'main.mjs')], {
        stdio: 'inherit',
      });
    });
  };

  const { context } = await import('esbuild');
  const options = serverBuildOptions();
  const restarter = {
    name: 'restart-server',
    /** @param {import('esbuild').PluginBuild} build */
    setup: (build) => build.onEnd(({ errors }) => (errors.length === 0 ? restart() : undefined)),
  };
  const builder = await context({ ...options, outdir, plugins: [...(options.plugins ?? []), restarter] });
  await builder.watch();
  const migrationWatch = watch(migrations, restart);
  return async () => {
    migrationWatch.close();
    await builder.dispose();
    await last;
    await stopChild();
  };
}
