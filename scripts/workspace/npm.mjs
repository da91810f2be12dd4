// @ts-check
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { programOnPath } from '../machine/find-program.mjs';

/**
 * The JavaScript file of npm, to be run by this very Node: no shell and no npm.cmd in between.
 * `npm start` names it in the environment; a bare `node scripts/start.mjs` looks where installers put it.
 * @returns {string}
 */
export function npmCli() {
  const folder = dirname(process.execPath);
  const onPath = programOnPath('npm');
  const candidates = [
    process.env.npm_execpath,
    join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(folder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    onPath && realpathSync(onPath),
  ];
  const found = candidates.find((path) => path && basename(path) === 'npm-cli.js' && existsSync(path));
  if (!found) throw new Error('Non trovo npm accanto a Node: avvia con «npm start».');
  return found;
}
