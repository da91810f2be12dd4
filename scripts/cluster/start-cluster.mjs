// @ts-check
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../machine/free-port.mjs';
import { fillTemplate } from './fill-template.mjs';
import { cutFromPeers, joinPeers, makeNetwork, removeNetwork } from './network.mjs';
import { makeNode } from './node.mjs';
import { ensureClusterPrograms } from './programs.mjs';

const COUNT = 3;
const START_SECONDS = 120;

/**
 * @typedef {object} FailoverCluster
 * @property {string} url superuser address, through HAProxy: always the primary
 * @property {readonly import('./node.mjs').ClusterNode[]} nodes
 * @property {() => Promise<number | null>} primary the place of the node that is primary now
 * @property {() => Promise<boolean>} isWhole one primary, the others stream from it and one of them synchronously
 * @property {(at: number) => void} cut the node from its peers
 * @property {(at: number) => void} join
 * @property {(logins: Record<string, string>) => Promise<number>} startPooler PgBouncer in transaction mode; its port
 * @property {() => void} stop
 */

/** Node.js reads a node's role from Patroni. @param {string} address @param {string} path */
async function askPatroni(address, path) {
  try {
    return await fetch(`http://${address}:8008${path}`, { signal: AbortSignal.timeout(1000) });
  } catch {
    return null;
  }
}

/**
 * Three nodes of PostgreSQL under Patroni with etcd, and HAProxy before them, all on this machine.
 * @param {{ sharedBuffers?: string }} [options] @returns {Promise<FailoverCluster>}
 */
export async function startFailoverCluster({ sharedBuffers = '64MB' } = {}) {
  if (process.getuid?.() !== 0) throw new Error('The cluster needs root: its nodes are network namespaces.');
  const bin = await ensureClusterPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-cluster-'));
  chmodSync(folder, 0o755);
  const password = randomBytes(18).toString('base64url');
  makeNetwork(COUNT);
  const nodes = Array.from({ length: COUNT }, (_, at) =>
    makeNode({ at, count: COUNT, folder, bin, password, sharedBuffers }),
  );
  /** @type {import('node:child_process').ChildProcess[]} */
  const helpers = [];
  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    process.off('exit', stop);
    for (const helper of helpers) helper.kill('SIGKILL');
    for (const node of nodes) node.kill();
    removeNetwork(COUNT);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', stop);
  for (const node of nodes) node.start();

  /** @param {string} program @param {string[]} args */
  const launch = (program, ...args) => {
    const log = openSync(join(folder, `${program}.log`), 'a');
    const helper = spawn(program, args, { stdio: ['ignore', log, log] });
    helpers.push(helper);
  };
  const port = await freePort();
  const proxyFile = join(folder, 'haproxy.cfg');
  const servers = nodes.map(({ name, address }) => `  server ${name} ${address}:5432 check port 8008`);
  writeFileSync(
    proxyFile,
    fillTemplate('haproxy.cfg', { LISTEN: `127.0.0.1:${port}`, SERVERS: servers.join('\n') }),
  );
  launch('haproxy', '-f', proxyFile);

  const primary = async () => {
    const answers = await Promise.all(nodes.map(({ address }) => askPatroni(address, '/primary')));
    const at = answers.findIndex((answer) => answer?.status === 200);
    return at === -1 ? null : at;
  };
  const isWhole = async () => {
    const at = await primary();
    const answer = at === null ? null : await askPatroni(nodes[at]?.address ?? '', '/cluster');
    const text = (await answer?.text()) ?? '';
    const { members = [] } = /** @type {{ members?: { role: string, state: string }[] }} */ (
      text ? JSON.parse(text) : {}
    );
    return (
      members.length === COUNT &&
      members.every(({ state }) => state === 'running' || state === 'streaming') &&
      members.some(({ role }) => role === 'sync_standby')
    );
  };
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const startPooler = async (/** @type {Record<string, string>} */ logins) => {
    const own = await freePort();
    const lines = Object.entries(logins).map(([name, secret]) => `"${name}" "${secret}"`);
    writeFileSync(join(folder, 'users.txt'), `${lines.join('\n')}\n`);
    const values = {
      PRIMARY_HOST: '127.0.0.1',
      PRIMARY_PORT: String(port),
      PORT: String(own),
      FOLDER: folder,
    };
    writeFileSync(join(folder, 'pgbouncer.ini'), fillTemplate('pgbouncer.ini', values));
    launch('pgbouncer', '-u', 'nobody', join(folder, 'pgbouncer.ini'));
    await sleep(500);
    return own;
  };
  for (let wait = 0; !(await isWhole()); wait += 1) {
    if (wait > START_SECONDS)
      throw new Error(`The cluster does not start:\n${nodes.map(({ lastLines }) => lastLines()).join('\n')}`);
    await sleep(1000);
  }
  return {
    url,
    nodes,
    primary,
    isWhole,
    cut: (at) => cutFromPeers(at, COUNT),
    join: (at) => joinPeers(at, COUNT),
    startPooler,
    stop,
  };
}
