// @ts-check
// npm run fuzz [-- count seed package…]: throws random input at every packages/*/test/fuzz.ts. The seed is printed,
// so that a finding can be replayed.
import './house/check-node.mjs';
import { bundleAndImport } from './build/bundle-and-import.mjs';
import { installIfNeeded } from './house/install.mjs';
import { functionsNamed, packageFiles } from './house/package-files.mjs';
import { reportFailure } from './house/report-failure.mjs';
import { formatDuration } from './house/step.mjs';

const [countText = '100000', seedText = String(Date.now() % 2 ** 31), ...only] = process.argv.slice(2);
const count = Number(countText);
const seed = Number(seedText);

/** @param {string} name @param {Function} call */
async function runOne(name, call) {
  const begin = performance.now();
  try {
    const result = await call(count, seed);
    // A fuzz test throws at the first finding or hands back a list of them.
    const failures = result?.failures ?? [];
    for (const failure of failures)
      console.error(`✗ ${name}: seme ${seed}\n${JSON.stringify(failure, null, 2)}`);
    if (failures.length > 0) return false;
    const summary = result === undefined ? '' : ` ${JSON.stringify(result)}`;
    console.log(
      `✓ ${name}: ${count} casi, seme ${seed}, ${formatDuration(performance.now() - begin)}${summary}`,
    );
    return true;
  } catch (error) {
    console.error(`✗ ${name}: seme ${seed}\n${error instanceof Error ? error.stack : error}`);
    return false;
  }
}

async function main() {
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
    throw new Error('Uso: npm run fuzz -- [quanti casi] [seme] [pacchetti…]');
  }
  await installIfNeeded();
  for (const { package: name, file } of packageFiles('test/fuzz.ts')) {
    if (only.length > 0 && !only.includes(name)) continue;
    for (const { name: test, call } of functionsNamed(await bundleAndImport(file), 'fuzz')) {
      if (!(await runOne(`${name} ${test}`, call))) process.exitCode = 1;
    }
  }
}

main().catch(reportFailure);
