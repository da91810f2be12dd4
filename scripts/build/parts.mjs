// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { say } from '../workspace/say.mjs';
import { hashSources } from './hash-sources.mjs';

/**
 * @typedef {object} Part
 * @property {'database' | 'server' | 'web' | 'landing'} name
 * @property {'server' | 'pages'} line parts of a line are built one after the other, the two lines at the same time
 * @property {string} title shown while it is built
 * @property {readonly string[]} inputs files and folders whose content decides
 * @property {string} proof a file every complete build leaves behind
 * @property {() => Promise<void>} build
 */

const shared = ['packages', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts/build'];

/** In the order of their line: the public pages read the app's manifest. @type {readonly Part[]} */
export const parts = [
  {
    name: 'database',
    line: 'server',
    title: say('Prepare an empty database', 'Preparo un database vuoto'),
    inputs: ['apps/server/src/platform/database', 'apps/server/migrations', 'apps/server/package.json'],
    proof: 'dist/empty-database/PG_VERSION',
    build: async () => (await import('./build-server.mjs')).buildEmptyDatabase(),
  },
  {
    name: 'server',
    line: 'server',
    title: say('Build the server', 'Compilo il server'),
    inputs: ['apps/server', ...shared],
    proof: 'dist/server/main.mjs',
    build: async () => (await import('./build-server.mjs')).buildServer(),
  },
  {
    name: 'web',
    line: 'pages',
    title: say('Build the web app', 'Compilo l’applicazione web'),
    inputs: ['apps/web', ...shared],
    proof: 'dist/web/index.html',
    build: async () => (await import('./build-web.mjs')).buildWebApp(),
  },
  {
    name: 'landing',
    line: 'pages',
    title: say('Build the public pages', 'Compilo le pagine pubbliche'),
    inputs: [
      'apps/web',
      'scripts/prerender.mjs',
      'scripts/precompress.mjs',
      'scripts/build/packed-files.mjs',
      ...shared,
    ],
    proof: 'dist/web/landing.html',
    build: async () => (await import('./build-web.mjs')).buildPublicPages(),
  },
];

/** @param {Part} part */
const stampFile = (part) => join(root, 'dist', `${part.name}.stamp`);

/** @param {Part} part */
const currentHash = (part) => hashSources(root, part.inputs, [process.versions.node.split('.')[0] ?? '']);

/** @param {Part} part */
function isFresh(part) {
  if (!existsSync(join(root, part.proof)) || !existsSync(stampFile(part))) return false;
  return readFileSync(stampFile(part), 'utf8') === currentHash(part);
}

/** The parts whose sources changed since their last complete build. */
export function staleParts(candidates = parts) {
  const stale = candidates.filter((part) => !isFresh(part)).map((part) => part.name);
  // Building the app empties the folder it shares with the public pages.
  return candidates.filter(
    ({ name }) => stale.includes(name) || (name === 'landing' && stale.includes('web')),
  );
}

/** The stamp is written last: an interrupted build is built again. @param {Part} part */
export async function buildPart(part) {
  rmSync(stampFile(part), { force: true });
  const hash = currentHash(part);
  await part.build();
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile(part), hash);
}
