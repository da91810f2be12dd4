// @ts-check
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unprivilegedUser } from '../postgres/unprivileged-user.mjs';
import { fillTemplate } from './fill-template.mjs';
import { addressOf, inNode, NETWORK, processesIn } from './network.mjs';

/**
 * @typedef {object} ClusterNode
 * @property {string} name
 * @property {string} address
 * @property {() => void} start etcd and Patroni, which starts PostgreSQL
 * @property {() => void} kill all its processes at once, as a power cut would
 * @property {() => void} freeze
 * @property {() => void} thaw
 * @property {() => string} lastLines of its logs
 */

/**
 * @param {{ at: number, count: number, folder: string, bin: string, password: string, sharedBuffers: string }} place
 * @returns {ClusterNode}
 */
export function makeNode({ at, count, folder: parent, bin, password, sharedBuffers }) {
  const { uid, gid } = unprivilegedUser();
  const name = `node${at + 1}`;
  const address = addressOf(at);
  const folder = join(parent, name);
  const addresses = Array.from({ length: count }, (_, peer) => addressOf(peer));
  mkdirSync(folder, { mode: 0o700 });
  const patroniFile = join(folder, 'patroni.yml');
  const values = {
    NODE: name,
    ADDRESS: address,
    NETWORK,
    ETCD_HOSTS: addresses.map((one) => `${one}:2379`).join(','),
    FOLDER: folder,
    BIN: bin,
    PASSWORD: password,
    SHARED_BUFFERS: sharedBuffers,
  };
  writeFileSync(patroniFile, fillTemplate('patroni.yml', values), { mode: 0o600 });
  chmodSync(folder, 0o700);
  if (uid !== undefined && gid !== undefined)
    for (const path of [folder, patroniFile]) chownSync(path, uid, gid);

  // ip needs root to enter the namespace; the program inside runs as the database's user.
  const as = uid === undefined ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  /** @param {string} program @param {string[]} args */
  const launch = (program, ...args) => {
    const log = openSync(join(folder, `${program}.log`), 'a');
    const [command = '', ...rest] = inNode(at, [...as, program, ...args]);
    const env = { ...process.env, HOME: folder };
    spawn(command, rest, { cwd: folder, env, stdio: ['ignore', log, log], detached: true }).unref();
  };
  /** @param {NodeJS.Signals} signal */
  const signalAll = (signal) => {
    for (const pid of processesIn(at))
      try {
        process.kill(pid, signal);
      } catch {
        // It ended in between.
      }
  };
  const start = () => {
    launch(
      'etcd',
      `--name=${name}`,
      `--data-dir=${join(folder, 'etcd')}`,
      `--listen-peer-urls=http://${address}:2380`,
      `--initial-advertise-peer-urls=http://${address}:2380`,
      `--listen-client-urls=http://${address}:2379`,
      `--advertise-client-urls=http://${address}:2379`,
      `--initial-cluster=${addresses.map((one, peer) => `node${peer + 1}=http://${one}:2380`).join(',')}`,
      '--initial-cluster-state=new',
      '--enable-v2=true',
    );
    launch('patroni', patroniFile);
  };
  return {
    name,
    address,
    start,
    kill: () => signalAll('SIGKILL'),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    lastLines: () =>
      ['etcd', 'patroni']
        .map(
          (program) =>
            `${name} ${program}: ${readFileSync(join(folder, `${program}.log`), 'utf8').slice(-3000)}`,
        )
        .join('\n'),
  };
}
