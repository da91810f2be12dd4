// @ts-check
import { spawnSync } from 'node:child_process';

// Every node lives in a network namespace of its own, with a cable to one bridge: so a node can be cut from the others
// as by a broken switch. Needs root and iproute2 (Linux).

const BRIDGE = 'truciolo0';
export const NETWORK = '10.97.0.0/24';
const HOST = '10.97.0.1/24';

/** @param {number} at @returns {string} */
export const addressOf = (at) => `10.97.0.${at + 11}`;
/** @param {number} at */
const spaceOf = (at) => `truciolo-node${at + 1}`;
/** @param {number} at */
const cableOf = (at) => `trc-node${at + 1}`;

/** @param {string[]} args */
function ip(...args) {
  const done = spawnSync('ip', args, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`ip ${args.join(' ')}: ${done.error?.message ?? done.stderr}`);
  return done.stdout;
}

/** @param {number} count */
export function makeNetwork(count) {
  removeNetwork(count);
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('addr', 'add', HOST, 'dev', BRIDGE);
  ip('link', 'set', BRIDGE, 'up');
  for (let at = 0; at < count; at += 1) {
    const [space, cable] = [spaceOf(at), cableOf(at)];
    ip('netns', 'add', space);
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    ip('link', 'set', cable, 'master', BRIDGE, 'up');
    ip('-n', space, 'addr', 'add', `${addressOf(at)}/24`, 'dev', 'eth0');
    ip('-n', space, 'link', 'set', 'lo', 'up');
    ip('-n', space, 'link', 'set', 'eth0', 'up');
  }
}

/** @param {number} count */
export function removeNetwork(count) {
  // A namespace goes with its last process, a cable at once.
  for (let at = 0; at < count; at += 1) {
    spawnSync('ip', ['link', 'del', cableOf(at)], { stdio: 'ignore' });
    spawnSync('ip', ['netns', 'del', spaceOf(at)], { stdio: 'ignore' });
  }
  spawnSync('ip', ['link', 'del', BRIDGE], { stdio: 'ignore' });
}

/** The command that runs a program inside a node. @param {number} at @param {string[]} command */
export const inNode = (at, command) => ['ip', 'netns', 'exec', spaceOf(at), ...command];

/** @param {number} at @returns {number[]} */
export const processesIn = (at) => ip('netns', 'pids', spaceOf(at)).split('\n').filter(Boolean).map(Number);

/**
 * The node and its peers no longer hear each other; the clients on this machine still reach all of them.
 * @param {number} at @param {number} count
 */
export function cutFromPeers(at, count) {
  for (let peer = 0; peer < count; peer += 1)
    if (peer !== at) ip('-n', spaceOf(at), 'route', 'add', 'blackhole', `${addressOf(peer)}/32`);
}

/** @param {number} at @param {number} count */
export function joinPeers(at, count) {
  for (let peer = 0; peer < count; peer += 1)
    if (peer !== at) ip('-n', spaceOf(at), 'route', 'del', 'blackhole', `${addressOf(peer)}/32`);
}
