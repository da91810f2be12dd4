// @ts-check
import { spawn } from 'node:child_process';
import { root } from '../workspace/root.mjs';

/**
 * Runs a Node program and captures its output, so that parallel checks do not mix.
 * @param {readonly string[]} args @param {Readonly<Record<string, string>>} [env] further variables of its environment
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runQuietly(args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}
