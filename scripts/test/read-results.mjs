// @ts-check
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} red What failed: its name and what it said.
 * @property {readonly string[]} again What failed once and then passed: the same.
 */

/**
 * The fields of vitest's JSON report that are read.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {VitestFile[]} testResults
 */
/**
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message]
 * @property {{ status: string, fullName?: string, failureMessages?: readonly string[] | null }[]} assertionResults
 */
/**
 * The fields of Playwright's report that are read.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, flaky: number, unexpected: number, skipped: number }} stats
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ message?: string }[]} [errors]
 */
/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string, tests: PlaywrightTest[] }[]} [specs]
 */
/** @typedef {{ status: string, results: { error?: { message?: string } }[] }} PlaywrightTest */

/** @type {Readonly<Counts>} */
export const none = { passed: 0, failed: 0, skipped: 0, red: [], again: [] };

/** Enough to know the cause; the runner printed the whole message. */
const LONGEST_MESSAGE = 1500;

/** @param {string} name @param {string | undefined} message */
const describe = (name, message = '') =>
  `${name}\n${stripVTControlCharacters(message).slice(0, LONGEST_MESSAGE)}`.trim();

/** @param {{ status: string }} result */
const isFailed = (result) => result.status === 'failed';

/** A file that could not even be loaded has no test to name. @param {VitestFile} file */
const isBroken = (file) => isFailed(file) && !file.assertionResults.some(isFailed);

/** @param {VitestFile} file @returns {string[]} */
function redOf(file) {
  if (isBroken(file)) return [describe(file.name, file.message)];
  return file.assertionResults
    .filter(isFailed)
    .map(({ fullName, failureMessages }) =>
      describe(`${file.name} › ${fullName}`, failureMessages?.join('\n')),
    );
}

/**
 * Counts of vitest's json report; a file that did not load counts as one failure.
 * @param {VitestReport} report @returns {Counts}
 */
export function readVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(isBroken).length,
    skipped: report.numPendingTests + report.numTodoTests,
    red: report.testResults.flatMap(redOf),
    again: [],
  };
}

/** The files in which something failed. @param {VitestReport} report @returns {string[]} */
export const failedFiles = (report) => [
  ...new Set(report.testResults.filter((file) => redOf(file).length > 0).map(({ name }) => name)),
];

/**
 * The first run after a second run of its failed files: tests that pass then count as passed, and are named.
 * @param {Counts} first @param {Counts} second @returns {Counts}
 */
export function withSecondTry(first, second) {
  return {
    passed: first.passed + first.failed - second.failed,
    failed: second.failed,
    skipped: first.skipped,
    red: second.red,
    again: first.red.filter((told) => !second.red.some((still) => nameOf(still) === nameOf(told))),
  };
}

/** @param {string} told */
const nameOf = (told) => told.split('\n', 1)[0];

/**
 * Counts of Playwright's json report; errors outside any test (a spec that does not load) count too.
 * @param {PlaywrightReport} report @returns {Counts}
 */
export function readPlaywright({ stats, suites = [], errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    red: [
      ...suites.flatMap((suite) => ofStatus('unexpected', suite)),
      ...errors.map(({ message }) => describe('Playwright', message)),
    ],
    again: suites.flatMap((suite) => ofStatus('flaky', suite)),
  };
}

/** @param {string} status @param {PlaywrightSuite} suite @returns {string[]} */
function ofStatus(status, { suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) =>
        describe(`${file} › ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap((inner) => ofStatus(status, inner))];
}

/**
 * A part that ended badly without a failed test to show for it (a check of `validate`, a crash, no report) still counts
 * as one failure and is named: the last lines never contradict the exit code.
 * @param {string} part @param {number} exitCode @param {Counts} counts @returns {Counts}
 */
export function withExitCode(part, exitCode, counts) {
  if (exitCode === 0 || counts.failed > 0) return counts;
  return {
    ...counts,
    failed: 1,
    red: [...counts.red, `${part} ended with exit code ${exitCode}; see above`],
  };
}

/** @param {readonly Counts[]} all @returns {Counts} */
export function addUp(all) {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
      red: [...sum.red, ...counts.red],
      again: [...sum.again, ...counts.again],
    }),
    none,
  );
}
