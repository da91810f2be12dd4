// @ts-check
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Exit code that a shell reports for a program ended by a signal. @param {NodeJS.Signals} signal */
const codeOf = (signal) => 128 + constants.signals[signal];

/**
 * Runs a program in this terminal and returns its exit code. A signal sent to us is passed on and we wait for the child
 * to close by itself, because its cleanup must run. A second signal ends the child at once. After a signal the result
 * is never 0, even if the child (npm ci does) finishes its work first: the caller must not continue.
 * A program in the background lets others use the cores first.
 * @param {string} program @param {readonly string[]} args @param {SpawnOptions & { isBackground?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, { isBackground = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    if (isBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    /** @type {NodeJS.Signals | undefined} */
    let received;
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      if (received) child.kill('SIGKILL');
      // A terminal already delivers Ctrl-C to the whole group.
      else if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
      received = signal;
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
      const own = code ?? (signal ? codeOf(signal) : 1);
      resolve(own === 0 && received ? codeOf(received) : own);
    });
  });
}
