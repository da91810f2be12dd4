// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../house/root.mjs';
import { findOrInstallChromium } from '../machine/find-chromium.mjs';
import { run } from '../machine/run.mjs';
import { startCluster } from '../postgres/start-cluster.mjs';
import { makeMemoryFolder } from './memory-folder.mjs';
import { addUp, none, readPlaywright, readVitest, withExitCode } from './read-results.mjs';

/** @typedef {import('./read-results.mjs').Counts} Counts */
/** @typedef {(title: string, work: () => Promise<Counts>) => Promise<Counts>} Timed */

/** @param {string} script @param {readonly string[]} [args] @param {Record<string, string>} [env] */
const runScript = (script, args = [], env = {}) =>
  run(process.execPath, [join(root, 'scripts', script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });

/**
 * @template Report
 * @param {string} path @param {(report: Report) => Counts} read @returns {Counts}
 */
const readReport = (path, read) => (existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : none);

/** @param {string} report @param {string} folder @param {string | null} since */
async function runVitest(report, folder, since) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = since ? [`--changed=${since}`, '--passWithNoTests'] : [];
  return run(process.execPath, [vitest, 'run', '--allowOnly=false', ...chosen, ...reporters], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder },
  });
}

/**
 * The journeys, all of them; of a change the smoke ones and those whose own files changed: no tool can tell which others
 * it reaches.
 * @param {string} folder @param {string | null} since @returns {Promise<Counts>}
 */
async function runJourneys(folder, since) {
  const choices = since ? [['--grep=@smoke'], [`--only-changed=${since}`, '--pass-with-no-tests']] : [[]];
  const counts = [];
  for (const [index, args] of choices.entries()) {
    const prefix = join(folder, `e2e-${index}`);
    const code = await runScript('e2e.mjs', args, { E2E_RESULTS: prefix });
    const engines = ['embedded', 'postgres'].map((engine) =>
      readReport(`${prefix}-${engine}.json`, readPlaywright),
    );
    counts.push(withExitCode(code, addUp(engines)));
  }
  return addUp(counts);
}

/**
 * Validation, build, unit and server tests, browser journeys. A part that fails does not hide the others,
 * except that without a build there is nothing to open in a browser.
 * @param {Timed} timed @param {string | null} since null: everything; else what changed since this commit
 * @returns {Promise<Counts>}
 */
export async function runSuite(timed, since) {
  const folder = makeMemoryFolder();
  /** @type {import('../postgres/start-cluster.mjs').Cluster | undefined} */
  let cluster;
  try {
    const counts = [
      await timed('Controlli (tipi, stile, zone)', async () =>
        withExitCode(await runScript('validate.mjs'), none),
      ),
    ];
    counts.push(
      await timed('Chromium e PostgreSQL', async () => {
        process.env.CHROME_PATH = await findOrInstallChromium();
        if (process.env.TEST_DATABASE_URL) return none;
        cluster = await startCluster();
        process.env.TEST_DATABASE_URL = cluster.url;
        return none;
      }),
    );
    const build = await timed('Compilazione', async () => withExitCode(await runScript('build.mjs'), none));
    counts.push(build);
    counts.push(
      await timed('Test di pacchetti, server e strumenti (vitest)', async () => {
        const report = join(folder, 'vitest.json');
        const code = await runVitest(report, folder, since);
        return withExitCode(code, readReport(report, readVitest));
      }),
    );
    if (build.failed > 0) return addUp(counts);
    counts.push(await timed('Prove nel browser (playwright)', () => runJourneys(folder, since)));
    return addUp(counts);
  } finally {
    cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
