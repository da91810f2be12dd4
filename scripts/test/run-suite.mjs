// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openCpuMeter } from '../machine/cpu-of-children.mjs';
import { findOrInstallHeadless } from '../machine/find-chromium.mjs';
import { run } from '../machine/run.mjs';
import { startCluster } from '../postgres/start-cluster.mjs';
import { root } from '../workspace/root.mjs';
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
/** @typedef {import('./read-scope.mjs').Scope} Scope */
/** @typedef {{ cpuSeconds: number }} Part of the suite, with the processor time of its programs */
/** @typedef {(title: string, work: (part: Part) => Promise<Counts>) => Promise<Counts>} Timed */

const cpuMeter = openCpuMeter();

/**
 * Runs Node in the folder of the project.
 * @param {Part} part @param {readonly string[]} args @param {Record<string, string>} [env]
 * @param {{ isBackground?: boolean }} [options]
 */
async function runNode(part, args, env = {}, options = {}) {
  const code = await run(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, ...options });
  part.cpuSeconds += cpuMeter.take() ?? 0;
  return code;
}

/** @param {Part} part @param {string} script @param {readonly string[]} [args] @param {Record<string, string>} [env] */
const runScript = (part, script, args = [], env = {}) =>
  runNode(part, [join(root, 'scripts', script), ...args], env);

/**
 * @template Report, Result
 * @param {string} path @param {(report: Report) => Result} read @param {Result} missing @returns {Result}
 */
const readReport = (path, read, missing) =>
  existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : missing;

/**
 * In the background: the journeys beside it use the cores first, because users' time limits count in them.
 * @param {Part} part @param {string} folder @param {string} name of the report @param {readonly string[]} chosen
 * @param {Scope} scope
 * @returns {Promise<{ counts: Counts, failed: string[] }>}
 */
async function runVitest(part, folder, name, chosen, scope) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const progress = join(root, 'scripts', 'test', 'vitest-progress.mjs');
  const report = join(folder, name);
  const reporters = [`--reporter=${progress}`, '--reporter=json', `--outputFile.json=${report}`];
  const args = [vitest, 'run', '--allowOnly=false', ...chosen, ...reporters];
  const env = { TMPDIR: folder, TEST_SCOPE: scope.kind };
  const code = await runNode(part, args, env, { isBackground: true });
  return {
    counts: withExitCode('vitest', code, readReport(report, readVitest, none)),
    failed: readReport(report, failedFiles, []),
  };
}

/** Every project but the server suite on PostgreSQL. */
const everydayProjects = ['--project=!server-postgres'];

/** @param {Scope} scope @returns {string[]} */
function chooseTests(scope) {
  if (scope.kind === 'changed') return [`--changed=${scope.since}`, '--passWithNoTests'];
  return scope.kind === 'everyday' ? everydayProjects : [];
}

/**
 * The unit and server tests. A file that fails is tried once more by itself, so that a noisy machine does not fail the
 * run; a test that passes only then is named at the end.
 * @param {Part} part @param {string} folder @param {Scope} scope @returns {Promise<Counts>}
 */
async function runTests(part, folder, scope) {
  const first = await runVitest(part, folder, 'vitest.json', chooseTests(scope), scope);
  if (first.failed.length === 0) return first.counts;
  console.log(`\n  Second try for ${first.failed.length} files`);
  const projects = scope.kind === 'everyday' ? everydayProjects : [];
  const second = await runVitest(part, folder, 'vitest-again.json', [...projects, ...first.failed], scope);
  return withSecondTry(first.counts, second.counts);
}

/**
 * Arguments of each call of the journeys. For a change they are the smoke journeys and those whose own files changed:
 * no tool knows which others a change affects.
 * @param {Scope} scope @returns {string[][]}
 */
function chooseJourneys(scope) {
  if (scope.kind === 'changed')
    return [['--grep=@smoke'], [`--only-changed=${scope.since}`, '--pass-with-no-tests']];
  // One worker starts one browser only, and its journeys still end before the other tests do.
  return scope.kind === 'everyday' ? [['--engine=embedded', '--grep=@core', '--workers=1']] : [[]];
}

/** @param {Part} part @param {string} folder @param {Scope} scope @returns {Promise<Counts>} */
async function runJourneys(part, folder, scope) {
  const counts = [];
  for (const [index, args] of chooseJourneys(scope).entries()) {
    const prefix = join(folder, `e2e-${index}`);
    // The server's data and the browser's profiles lie in memory too.
    const code = await runScript(part, 'e2e.mjs', args, { E2E_RESULTS: prefix, TMPDIR: folder });
    const engines = ['embedded', 'postgres'].map((engine) =>
      readReport(`${prefix}-${engine}.json`, readPlaywright, none),
    );
    counts.push(withExitCode('playwright', code, addUp(engines)));
  }
  // No time is shown: the processes of the browser are not our children, so most of it would be missing.
  part.cpuSeconds = 0;
  return addUp(counts);
}

/**
 * Like `Promise.all`, but a part that throws ends nothing that the others still use.
 * @template T @param {readonly Promise<T>[]} parts @returns {Promise<T[]>}
 */
async function allEnded(parts) {
  await Promise.allSettled(parts);
  return Promise.all(parts);
}

/**
 * Validation, build, unit and server tests, browser journeys. A part that fails does not hide the others,
 * except that without a build there is nothing to open in a browser.
 * @param {Timed} timed @param {Scope} scope @returns {Promise<Counts>}
 */
export async function runSuite(timed, scope) {
  const folder = makeMemoryFolder();
  /** @type {import('../postgres/start-cluster.mjs').Cluster | undefined} */
  let cluster;
  try {
    // Side by side: installing waits for the network.
    const counts = await allEnded([
      timed('Validate (types, lint, zones)', async (part) =>
        withExitCode('Validate', await runScript(part, 'validate.mjs'), none),
      ),
      timed(scope.kind === 'everyday' ? 'Chromium' : 'Chromium and PostgreSQL', async () => {
        process.env.CHROME_PATH = await findOrInstallHeadless();
        if (scope.kind === 'everyday' || process.env.TEST_DATABASE_URL) return none;
        cluster = await startCluster();
        process.env.TEST_DATABASE_URL = cluster.url;
        return none;
      }),
    ]);
    const build = await timed('Build', async (part) =>
      withExitCode('Build', await runScript(part, 'build.mjs'), none),
    );
    // Side by side: journeys wait for debounces and for the screen, and other tests use the processor meanwhile.
    const tests = [
      timed('Packages, web, scripts and server (vitest)', (part) => runTests(part, folder, scope)),
      ...(build.failed > 0
        ? []
        : [timed('Browser journeys (playwright)', (part) => runJourneys(part, folder, scope))]),
    ];
    return addUp([...counts, build, ...(await allEnded(tests))]);
  } finally {
    cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
