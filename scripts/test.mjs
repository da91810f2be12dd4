// @ts-check
// npm test: everything, on a fresh clone too. Ends with what failed and one line that adds up all runners.
// npm test -- --changed [commit]: what the changes since that commit (without one: those not committed yet) can break.
import './house/check-node.mjs';
import { installIfNeeded } from './house/install.mjs';
import { reportFailure } from './house/report-failure.mjs';
import { formatDuration } from './house/step.mjs';
import { none } from './test/read-results.mjs';
import { readSince } from './test/read-since.mjs';

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
 * @param {string} title @param {() => Promise<T>} work @returns {Promise<T>}
 */
async function timed(title, work) {
  console.log(`\n━━ ${title}`);
  const begin = performance.now();
  const result = await work();
  durations.push(`${title}: ${formatDuration(performance.now() - begin)}`);
  if (interrupted) throw new Error('Interrotto.');
  return result;
}

async function main() {
  await timed('Dipendenze', installIfNeeded);
  // Only now: what it imports comes from node_modules.
  const { runSuite } = await import('./test/run-suite.mjs');
  return runSuite(timed, readSince(process.argv.slice(2)));
}

const counts = await main().catch((error) => {
  reportFailure(error);
  return { ...none, failed: 1 };
});
console.log(`\n${durations.join('\n')}`);
for (const told of counts.again) console.log(`\nPassato solo al secondo tentativo: ${told}`);
for (const told of counts.red) console.log(`\nFallito: ${told}`);
console.log(`Tests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;
