// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program in this terminal and answers its exit code. Signals sent to us are passed on and we
 * wait for the child to close by itself: whoever started it still has to clean up afterwards.
 * @param {string} program @param {readonly string[]} args @param {SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      // A terminal already delivers Ctrl-C to the whole group: a second copy would look like impatience.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    for (const signal of forwarded) process.on(signal, passOn);
    const release = () => {
      for (const signal of forwarded) process.off(signal, passOn);
    };
    child.once('error', (error) => {
      release();
      reject(error);
    });
    child.once('close', (code, signal) => {
      release();
      // 128 + signal number: what a shell reports for a program ended by a signal.
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
