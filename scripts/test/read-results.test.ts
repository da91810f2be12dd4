import { expect, test } from 'vitest';
import {
  addUp,
  failedFiles,
  none,
  readPlaywright,
  readVitest,
  withExitCode,
  withSecondTry,
} from './read-results.mjs';

const red = { status: 'failed', fullName: 'adds', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] };
const failedTest = { name: 'a.test.ts', status: 'failed', assertionResults: [red, { status: 'passed' }] };
const unloadable = { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] };
const good = { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] };
const report = {
  ...{ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 },
  testResults: [failedTest, unloadable, good],
};

test('vitest: counts and names tests, and a file that did not load as one failure', () => {
  expect(readVitest(report)).toEqual({
    passed: 7,
    failed: 2,
    skipped: 3,
    red: ['a.test.ts › adds\nexpected 1', 'b.test.ts\nno such file'],
    again: [],
  });
  expect(failedFiles(report)).toEqual(['a.test.ts', 'b.test.ts']);
});

test('vitest: a test that passes at the second try is passed and named, one that does not is red', () => {
  const first = readVitest(report);
  const second = { ...none, passed: 3, failed: 1, red: ['b.test.ts\nstill no such file'] };
  expect(withSecondTry(first, second)).toEqual({
    passed: 8,
    failed: 1,
    skipped: 3,
    red: ['b.test.ts\nstill no such file'],
    again: ['a.test.ts › adds\nexpected 1'],
  });
  expect(withSecondTry(first, { ...none, passed: 4 })).toMatchObject({ passed: 9, failed: 0, red: [] });
});

test('playwright: counts and names tests and errors outside them', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const spec = (title: string, status: string) => ({
    ...{ title, file: 'quotes.spec.ts' },
    tests: [{ status, results: [{ error: { message: 'not seen' } }, {}] }],
  });
  const inner = { specs: [spec('prices', 'unexpected')] };
  const suites = [{ specs: [spec('opens', 'flaky'), spec('closes', 'expected')], suites: [inner] }];
  expect(readPlaywright({ stats, suites, errors: [{ message: 'syntax' }] })).toEqual({
    passed: 6,
    failed: 2,
    skipped: 2,
    red: ['quotes.spec.ts › prices\nnot seen', 'Playwright\nsyntax'],
    again: ['quotes.spec.ts › opens\nnot seen'],
  });
});

test('a part that ends badly without a failed test counts as one failure and is named', () => {
  expect(withExitCode('Validate', 1, { ...none, passed: 3 })).toEqual({
    ...{ ...none, passed: 3, failed: 1 },
    red: ['Validate ended with exit code 1; see above'],
  });
  expect(withExitCode('vitest', 1, { ...none, failed: 4 })).toEqual({ ...none, failed: 4 });
  expect(withExitCode('Build', 0, none)).toEqual(none);
});

test('adds up over runners', () => {
  expect(
    addUp([
      { passed: 1, failed: 2, skipped: 3, red: ['a'], again: [] },
      { passed: 10, failed: 20, skipped: 30, red: ['b'], again: ['c'] },
    ]),
  ).toEqual({
    passed: 11,
    failed: 22,
    skipped: 33,
    red: ['a', 'b'],
    again: ['c'],
  });
  expect(addUp([])).toEqual(none);
});
