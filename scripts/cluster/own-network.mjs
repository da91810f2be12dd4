// @ts-check
import { spawnSync } from 'node:child_process';

const MARK = 'TRUCIOLO_OWN_NETWORK';

export const isInOwnNetwork = () => process.env[MARK] === '1';

/**
 * Runs a script of Node.js in a network namespace of its own, which has a loopback and nothing else. Bridges and cables
 * that the script makes are then invisible outside: browsers on this machine see no change of network.
 * @param {string} script @param {readonly string[]} args
 * @returns {boolean} whether it ended well
 */
export function runInOwnNetwork(script, args) {
  const inside = ['sh', '-c', 'ip link set lo up && exec "$@"', 'sh', process.execPath, script, ...args];
  const env = { ...process.env, [MARK]: '1' };
  return spawnSync('unshare', ['--net', ...inside], { env, stdio: 'inherit' }).status === 0;
}
