// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { programOnPath } from '../machine/find-program.mjs';
import { root } from '../workspace/root.mjs';

/** @param {string} name */
const file = (name) => join(root, 'deploy', name);

/** Names of the settings that the server reads. @returns {Set<string>} */
const settings = () =>
  new Set(
    [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#([A-Z0-9_]+)=/gm)].map(
      ([, name = '']) => name,
    ),
  );

/**
 * @typedef {object} Service
 * @property {string} [image]
 * @property {unknown} [build]
 * @property {Record<string, string>} [environment]
 * @property {string[]} [volumes]
 * @property {string[] | Record<string, unknown>} [depends_on]
 */

/**
 * References inside a compose file, which `docker compose config` would check as well, and settings the server knows.
 * @param {string} text @param {string} example of its variables @param {ReadonlySet<string>} known settings
 * @returns {string[]}
 */
export function composeFindings(text, example, known) {
  const { services = {}, volumes = {} } =
    /** @type {{ services?: Record<string, Service>, volumes?: Record<string, unknown> }} */ (
      parse(text, { merge: true })
    );
  const findings = [];
  for (const [name, service] of Object.entries(services)) {
    if (!service.image && !service.build) findings.push(`${name}: neither image nor build`);
    const needed = Array.isArray(service.depends_on)
      ? service.depends_on
      : Object.keys(service.depends_on ?? {});
    for (const other of needed)
      if (!services[other]) findings.push(`${name}: depends on ${other}, which is not there`);
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      if (!source.startsWith('.') && !(source in volumes))
        findings.push(`${name}: volume ${source} is not declared`);
    }
    for (const setting of service.image === 'truciolo' ? Object.keys(service.environment ?? {}) : []) {
      if (!known.has(setting)) findings.push(`${name}: the server has no setting ${setting}`);
    }
  }
  const used = new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name));
  const given = new Set([...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name));
  for (const name of used) if (!given.has(name)) findings.push(`compose.env.example lacks ${name}`);
  for (const name of given)
    if (!used.has(name)) findings.push(`compose.env.example has ${name}, which nothing uses`);
  return findings;
}

/** @param {string} text of a Dockerfile @param {ReadonlySet<string>} known settings @returns {string[]} */
export function imageFindings(text, known) {
  const last = text.split(/^(?=FROM )/m).at(-1) ?? '';
  const findings = [];
  if ((text.match(/^FROM /gm) ?? []).length < 2)
    findings.push('Dockerfile: the build tools stay in the image');
  if (!/^USER (?!root)/m.test(last)) findings.push('Dockerfile: the server runs as root');
  if (!/^HEALTHCHECK /m.test(last)) findings.push('Dockerfile: no health check');
  const [, variables = ''] = /^ENV ((?:.*\\\n)*.*)/m.exec(last) ?? [];
  for (const [, name = ''] of variables.matchAll(/([A-Z_]+)=/g)) {
    if (name !== 'NODE_ENV' && !known.has(name))
      findings.push(`Dockerfile: the server has no setting ${name}`);
  }
  return findings;
}

/**
 * Runs a program on its own file, if it is installed.
 * @param {string} program @param {(path: string) => string[]} args
 * @param {NodeJS.ProcessEnv} [env] @returns {{ missing?: string, findings: string[] }}
 */
function ask(program, args, env = {}) {
  const path = programOnPath(program);
  if (!path) return { missing: program, findings: [] };
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-deploy-'));
  try {
    const { status, stdout, stderr } = spawnSync(path, args(folder), {
      encoding: 'utf8',
      env: { ...process.env, HOME: folder, ...env },
    });
    return { findings: status === 0 ? [] : [`${program}: ${stdout}${stderr}`.trim()] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** nginx reads certificates while it checks: the example's own are left out. @param {string} folder */
function nginxArgs(folder) {
  const site = readFileSync(file('nginx.conf'), 'utf8')
    .replace(/^\s*ssl_certificate.*$/gm, '')
    .replaceAll(' ssl http2', '');
  const conf = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  const http = ['access_log off;', ...temporary, site].join('\n');
  writeFileSync(conf, `pid ${folder}/pid;\nevents {}\nhttp {\n${http}\n}\n`);
  return ['-t', '-q', '-p', folder, '-e', join(folder, 'error.log'), '-c', conf];
}

/** @returns {{ ok: boolean, output: string, note: string }} */
export function checkDeployFiles() {
  const known = settings();
  const asked = [
    ask('systemd-analyze', () => ['verify', file('truciolo.service')]),
    ask('nginx', nginxArgs),
    ask('caddy', () => ['validate', '--adapter', 'caddyfile', '--config', file('Caddyfile')], {
      UPSTREAMS: 'a:1 b:1',
    }),
  ];
  const findings = [
    ...composeFindings(
      readFileSync(file('compose.yaml'), 'utf8'),
      readFileSync(file('compose.env.example'), 'utf8'),
      known,
    ),
    ...imageFindings(readFileSync(file('Dockerfile'), 'utf8'), known),
    ...asked.flatMap((one) => one.findings),
  ];
  const missing = asked.flatMap((one) => one.missing ?? []);
  const note = missing.length > 0 ? `not installed, so not asked: ${missing.join(', ')}` : '';
  return { ok: findings.length === 0, output: findings.join('\n'), note };
}
