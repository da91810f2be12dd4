// @ts-check
// npm test: validate, all package, web and script tests, the server suite on the embedded database and the browser
// journeys tagged @core; on a fresh clone too. Ends with each failure and one line that adds up all runners.
// npm test -- --all: everything, i.e. also the server suite and the smoke journeys on PostgreSQL and every journey.
// npm test -- --changed [commit]: the tests that the changes since that commit (default: uncommitted ones) can break.
import './workspace/check-node.mjs';
import { formatMinutes } from './test/progress.mjs';
import { none } from './test/read-results.mjs';
import { readScope } from './test/read-scope.mjs';
import { installIfNeeded } from './workspace/install.mjs';
import { reportFailure } from './workspace/report-failure.mjs';

/** @typedef {import('./test/run-suite.mjs').Part} Part */

/** @type {string[]} */
const durations = [];
let interrupted = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    interrupted = true;
  });
}

/**
 * @template T
 * @param {string} title @param {(part: Part) => Promise<T>} work @returns {Promise<T>}
 */
async function timed(title, work) {
  console.log(`\n━━ ${title}`);
  const begin = performance.now();
  const part = { cpuSeconds: 0 };
  const result = await work(part);
  const taken = formatMinutes(performance.now() - begin);
  const cpu = part.cpuSeconds > 0 ? `${formatMinutes(part.cpuSeconds * 1000)} CPU` : '';
  durations.push(`${taken.padStart(6)}  ${cpu.padStart(10)}  ${title}`);
  console.log(`  ${title}: ${[taken, cpu].filter(Boolean).join(', ')}`);
  if (interrupted) throw new Error('Interrupted.');
  return result;
}

async function main() {
  const scope = readScope(process.argv.slice(2));
  await timed('Dependencies', () => installIfNeeded('everything'));
  // Imported late, because it needs node_modules.
  const { runSuite } = await import('./test/run-suite.mjs');
  return runSuite(timed, scope);
}

const counts = await main().catch((error) => {
  reportFailure(error);
  return { ...none, failed: 1 };
});
console.log(`\n${durations.join('\n')}`);
for (const told of counts.again) console.log(`\nPassed only at the second try: ${told}`);
for (const told of counts.red) console.log(`\nFailed: ${told}`);
console.log(`Tests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;
