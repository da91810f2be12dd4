// @ts-check
import { basename } from 'node:path';
import { createProgress } from './progress.mjs';

/** @typedef {import('@playwright/test/reporter').Reporter} Reporter */
/** @typedef {import('@playwright/test/reporter').TestCase} TestCase */

/** @param {TestCase} test */
const partName = (test) => `e2e/${basename(test.location.file, '.spec.ts')}`;

/** @type {Record<ReturnType<TestCase['outcome']>, 'passed' | 'failed' | 'skipped'>} */
const countedAs = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };

/** Reporter of Playwright for `npm test`: a line for each spec file instead of one for each journey. @implements {Reporter} */
export default class PlaywrightProgress {
  #progress = createProgress('playwright');
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** @param {unknown} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    for (const test of suite.allTests()) this.#progress.expect(partName(test));
    this.#timer = setInterval(() => this.#progress.tick(), 1000);
  }

  /** @param {TestCase} test @param {import('@playwright/test/reporter').TestResult} result */
  onTestEnd(test, result) {
    const failedNow = result.status !== test.expectedStatus && result.status !== 'skipped';
    if (failedNow) this.#progress.fail(`${partName(test)} › ${test.title}`, result.error?.message);
    // A failed journey has a second try: only its last result counts.
    if (failedNow && result.retry < test.retries) return;
    const ended = { passed: 0, failed: 0, skipped: 0, milliseconds: 0 };
    ended[countedAs[test.outcome()]] = 1;
    ended.milliseconds = test.results.reduce((sum, { duration }) => sum + duration, 0);
    this.#progress.end(partName(test), ended);
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    this.#progress.fail('error outside any journey', error.message);
  }

  onEnd() {
    clearInterval(this.#timer);
  }

  printsToStdio() {
    return true;
  }
}
