// @ts-check
// npm run fuzz [-- count seed name…]: throws random input at every packages/*/test/fuzz.ts and runs fuzz/*.ts, which
// start the built server. Numbers are the count of cases and the seed, which is printed so that a finding can be
// replayed; names choose packages and files. With --write those of fuzz/ go on from what was done before, part by part
// (a run that was stopped loses one part), and put their counts into docs/operations.md; --again forgets what was done.
// --only=PowerCut chooses tests of a file.
import './workspace/check-node.mjs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundleAndImport } from './build/bundle-and-import.mjs';
import { ensureBuilt } from './build/ensure-built.mjs';
import { isInOwnNetwork, runInOwnNetwork } from './cluster/own-network.mjs';
import { ensureClusterPrograms } from './cluster/programs.mjs';
import { addReport, doneOf, forget } from './measurements/add-report.mjs';
import { writeTables } from './measurements/tables.mjs';
import { installIfNeeded } from './workspace/install.mjs';
import { functionsNamed, packageFiles } from './workspace/package-files.mjs';
import { reportFailure } from './workspace/report-failure.mjs';
import { root } from './workspace/root.mjs';
import { formatDuration } from './workspace/say.mjs';

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isWritten = process.argv.includes('--write');
const isAgain = process.argv.includes('--again');
/** Of a file's tests, those whose name has this in it. */
const wanted = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? '';
const [countText, seedText] = words.filter((word) => /^\d+$/.test(word));
const only = words.filter((word) => !/^\d+$/.test(word));
const seed = Number(seedText ?? Date.now() % 2 ** 31);

/** @typedef {import('./measurements/add-report.mjs').FuzzResult} FuzzResult */
/** @typedef {(count: number, seed: number) => Promise<FuzzResult | undefined>} FuzzTest */

/**
 * @param {string} name @param {FuzzTest} call @param {number} count @param {number} seed
 * @param {(result: FuzzResult) => void} [note] hears what it came to
 */
async function runOne(name, call, count, seed, note = () => {}) {
  const begin = performance.now();
  try {
    const result = await call(count, seed);
    note(result ?? {});
    // A fuzz test throws at the first finding or hands back a list of them.
    const failures = result?.failures ?? [];
    for (const failure of failures)
      console.error(`✗ ${name}: seme ${seed}\n${JSON.stringify(failure, null, 2)}`);
    const summary =
      result === undefined ? '' : ` ${JSON.stringify({ ...result, failures: failures.length })}`;
    const time = formatDuration(performance.now() - begin);
    console.log(`${failures.length > 0 ? '✗' : '✓'} ${name}: ${count} casi, seme ${seed}, ${time}${summary}`);
    return failures.length === 0;
  } catch (error) {
    console.error(`✗ ${name}: seme ${seed}\n${error instanceof Error ? error.stack : error}`);
    return false;
  }
}

/**
 * The rest of a count, in parts that are kept one by one.
 * @param {string} file @param {{ name: string, call: FuzzTest }} test @param {number} count @param {number} part
 */
async function runParts(file, { name: test, call }, count, part) {
  const kept = { file, test: test.replace(/^fuzz/, '') };
  if (isAgain) forget(kept);
  for (let done = doneOf(kept); done < count; done = doneOf(kept)) {
    const size = Math.min(part, count - done);
    const note = (/** @type {FuzzResult} */ result) => addReport(kept, result, size, seed + done);
    const isGood = await runOne(`${file} ${test} ${done + size}/${count}`, call, size, seed + done, note);
    writeTables();
    if (!isGood) return false;
  }
  return true;
}

/** Those of the packages, then those against the whole server. */
function fuzzFiles() {
  const own = readdirSync(join(root, 'fuzz'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ package: name.replace(/\.ts$/, ''), file: `fuzz/${name}` }));
  return [...packageFiles('test/fuzz.ts'), ...own].filter(
    ({ package: name }) => only.length === 0 || only.includes(name),
  );
}

async function main() {
  if (!Number.isSafeInteger(seed)) throw new Error('Uso: npm run fuzz -- [quanti casi] [seme] [nomi…]');
  await installIfNeeded('everything');
  const files = fuzzFiles();
  if (files.length === 0) throw new Error(`Nessuna prova si chiama ${only.join(', ')}.`);
  if (files.some(({ file }) => file.startsWith('fuzz/'))) await ensureBuilt();
  for (const { package: name, file } of files) {
    const module = await bundleAndImport(file);
    if (module.needsOwnNetwork && !isInOwnNetwork()) {
      // Inside there is no network to install from.
      await ensureClusterPrograms();
      const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
      const numbers = [String(countText ?? module.usualCount), String(seed)];
      const script = join(root, 'scripts', 'fuzz.mjs');
      if (!runInOwnNetwork(script, [...numbers, name, ...flags])) process.exitCode = 1;
      continue;
    }
    // A round with a killed server takes seconds: such a file gives its usual number.
    const count = Number(countText ?? module.usualCount ?? 100_000);
    const once = /** @type {string[]} */ (module.once ?? []);
    const tests = /** @type {{ name: string, call: FuzzTest }[]} */ (functionsNamed(module, 'fuzz'));
    for (const test of tests.filter(({ name: own }) => own.includes(wanted))) {
      const isGood =
        isWritten && file.startsWith('fuzz/')
          ? await runParts(
              name,
              test,
              Number(once.includes(test.name) ? 1 : count),
              Number(module.part ?? count),
            )
          : await runOne(`${name} ${test.name}`, test.call, count, seed);
      if (!isGood) process.exitCode = 1;
    }
  }
}

main().catch(reportFailure);
