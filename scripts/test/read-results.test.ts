import { expect, test } from 'vitest';
import { addUp, none, readPlaywright, readVitest, withExitCode } from './read-results.mjs';

const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

test('vitest: counts tests, and a file that did not load as one failure', () => {
  const failedTest = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
  const unloadable = { status: 'failed', assertionResults: [] };
  const good = { status: 'passed', assertionResults: [{ status: 'passed' }] };
  expect(readVitest({ ...report, testResults: [failedTest, unloadable, good] })).toEqual({
    passed: 7,
    failed: 2,
    skipped: 3,
  });
});

test('playwright: counts tests and errors outside them', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 2 };
  expect(readPlaywright({ stats, errors: [{ message: 'syntax' }] })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
  });
});

test('a runner that ends badly without a failed test counts as one failure', () => {
  expect(withExitCode(1, { ...none, passed: 3 })).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(withExitCode(1, { ...none, failed: 4 }).failed).toBe(4);
  expect(withExitCode(0, none)).toEqual(none);
});

test('adds up over runners', () => {
  expect(
    addUp([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
  ).toEqual({
    passed: 11,
    failed: 22,
    skipped: 33,
  });
  expect(addUp([])).toEqual(none);
});
