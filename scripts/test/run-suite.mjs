// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../house/root.mjs';
import { findOrInstallChromium } from '../machine/find-chromium.mjs';
import { run } from '../machine/run.mjs';
import { startCluster } from '../postgres/start-cluster.mjs';
import { makeMemoryFolder } from './memory-folder.mjs';
import {
  addUp,
  failedFiles,
  none,
  readPlaywright,
  readVitest,
  withExitCode,
  withSecondTry,
} from './read-results.mjs';

/** @typedef {import('./read-results.mjs').Counts} Counts */
/** @typedef {(title: string, work: () => Promise<Counts>) => Promise<Counts>} Timed */

/** @param {string} script @param {readonly string[]} [args] @param {Record<string, string>} [env] */
const runScript = (script, args = [], env = {}) =>
  run(process.execPath, [join(root, 'scripts', script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });

/**
 * @template Report, Result
 * @param {string} path @param {(report: Report) => Result} read @param {Result} missing @returns {Result}
 */
const readReport = (path, read, missing) =>
  existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : missing;

/**
 * @param {string} folder @param {string} name of the report @param {readonly string[]} chosen
 * @returns {Promise<{ counts: Counts, failed: string[] }>}
 */
async function runVitest(folder, name, chosen) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const report = join(folder, name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(process.execPath, [vitest, 'run', '--allowOnly=false', ...chosen, ...reporters], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder },
  });
  return {
    counts: withExitCode(code, readReport(report, readVitest, none)),
    failed: readReport(report, failedFiles, []),
  };
}

/**
 * The unit and server tests. Like a journey, a file that fails is tried once more, by itself: what a noisy machine
 * spoils does not hold the rest back, and is named at the end.
 * @param {string} folder @param {string | null} since @returns {Promise<Counts>}
 */
async function runTests(folder, since) {
  const chosen = since ? [`--changed=${since}`, '--passWithNoTests'] : [];
  const first = await runVitest(folder, 'vitest.json', chosen);
  if (first.failed.length === 0) return first.counts;
  console.log(`\n• Riprovo ${first.failed.length} file…`);
  const second = await runVitest(folder, 'vitest-again.json', first.failed);
  return withSecondTry(first.counts, second.counts);
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
      readReport(`${prefix}-${engine}.json`, readPlaywright, none),
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
    counts.push(await timed('Test di pacchetti, server e strumenti (vitest)', () => runTests(folder, since)));
    if (build.failed > 0) return addUp(counts);
    counts.push(await timed('Prove nel browser (playwright)', () => runJourneys(folder, since)));
    return addUp(counts);
  } finally {
    cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
