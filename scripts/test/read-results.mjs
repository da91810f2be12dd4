// @ts-check

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * What is read of vitest's json report.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */
/**
 * What is read of Playwright's.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, flaky: number, unexpected: number, skipped: number }} stats
 * @property {unknown[]} [errors]
 */

/** @type {Readonly<Counts>} */
export const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * Counts of vitest's json report. A file that could not even be loaded has no test to name and counts as one
 * failure.
 * @param {VitestReport} report @returns {Counts}
 */
export function readVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {{ status: string }} result */
const isFailed = (result) => result.status === 'failed';

/**
 * Counts of Playwright's json report; errors outside any test (a spec that does not load) count too.
 * @param {PlaywrightReport} report @returns {Counts}
 */
export function readPlaywright({ stats, errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * A runner that ended badly without a failed test to show for it (crash, unhandled error, no report) still
 * counts as one failure: the last line never contradicts the exit code.
 * @param {number} exitCode @param {Counts} counts @returns {Counts}
 */
export function withExitCode(exitCode, counts) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {readonly Counts[]} all @returns {Counts} */
export function addUp(all) {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    none,
  );
}
