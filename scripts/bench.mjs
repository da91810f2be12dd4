// @ts-check
// npm run bench [-- words]: every measure of bench/*.ts (`run`) and packages/*/test/bench.ts (`bench…`), or those
// whose file name contains one of the words. One table, with --markdown as the docs have it; `load --write` and
// `shop-page --write` put what they measured into docs/operations.md; `requests <folder>` reads the labelled samples
// of that folder. Nothing here can fail a build by being slow.
import './workspace/check-node.mjs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundleAndImport } from './build/bundle-and-import.mjs';
import { ensureBuilt } from './build/ensure-built.mjs';
import { keep } from './measurements/store.mjs';
import { writeTables } from './measurements/tables.mjs';
import { installIfNeeded } from './workspace/install.mjs';
import { functionsNamed, packageFiles } from './workspace/package-files.mjs';
import { reportFailure } from './workspace/report-failure.mjs';
import { root } from './workspace/root.mjs';

/** @typedef {{ name: string, value: number, unit: string, goal?: number | string }} Measure */

// A word with a slash is a folder for the measure, not the name of one.
const words = process.argv.slice(2).filter((word) => !word.startsWith('--') && !word.includes('/'));
const needNoServer = new Set(['bench/mailbox.ts', 'bench/requests.ts']);
/** Measures that docs/operations.md shows. @type {Record<string, 'load' | 'shop-page'>} */
const shown = { 'bench/load.ts': 'load', 'bench/shop-page.ts': 'shop-page' };
const isWritten = process.argv.includes('--write');
const isMarkdown = process.argv.includes('--markdown');
const number = new Intl.NumberFormat('it-IT', { maximumSignificantDigits: 4, useGrouping: true });

function benchFiles() {
  const own = readdirSync(join(root, 'bench')).filter((name) => name.endsWith('.ts'));
  const files = [
    ...packageFiles('test/bench.ts').map(({ file }) => file),
    ...own.map((name) => `bench/${name}`),
  ];
  return files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
}

/** @param {readonly Measure[]} measures */
function printTable(measures) {
  const rows = measures.map(({ name, value, unit, goal }) => [
    name,
    number.format(value),
    unit,
    typeof goal === 'number' ? number.format(goal) : (goal ?? ''),
  ]);
  const table = [['measure', 'value', 'unit', 'goal'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  if (isMarkdown) {
    for (const [at, row] of table.entries())
      console.log(`${at === 1 ? '|---|--:|---|---|\n' : ''}| ${row.join(' | ')} |`);
    return;
  }
  for (const [name = '', value = '', unit = '', goal = ''] of table) {
    const cells = [
      name.padEnd(widths[0] ?? 0),
      value.padStart(widths[1] ?? 0),
      unit.padEnd(widths[2] ?? 0),
      goal,
    ];
    console.log(cells.join('  ').trimEnd());
  }
}

async function main() {
  await installIfNeeded('everything');
  const files = benchFiles();
  if (files.some((file) => file.startsWith('bench/') && !needNoServer.has(file))) await ensureBuilt();
  /** @type {Measure[]} */
  const measures = [];
  for (const file of files) {
    console.error(`• ${file}…`);
    const module = await bundleAndImport(file);
    const calls = functionsNamed(module, file.startsWith('bench/') ? 'run' : 'bench');
    if (calls.length === 0) throw new Error(`${file} non esporta nessuna misura.`);
    for (const { call } of calls) measures.push(...[await call()].flat());
  }
  printTable(measures);
  const place = files.length === 1 ? shown[files[0] ?? ''] : undefined;
  if (isWritten && place) {
    keep(place, measures);
    writeTables();
  }
}

main().catch(reportFailure);
