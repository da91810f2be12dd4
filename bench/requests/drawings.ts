import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasText, readDrawing } from '@truciolo/drawing';
import { readPdf, recognisePages } from '@truciolo/pdf-pages';
import { compareDrawing } from './compare-drawing.ts';
import { type DrawingTruth, groupOf } from './drawing-truth.ts';
import { readJson, samplesFolder } from './folder.ts';
import { lazyRecogniser } from './lazy-recogniser.ts';
import { type Comparison, type Goal, type Measure, printWrong, sureButWrong, tally } from './tally.ts';

const GOALS: Readonly<Record<string, Readonly<Record<string, Goal>>>> = {
  text: {
    code: { precision: 0.97, recall: 0.92 },
    revision: { precision: 0.97, recall: 0.92 },
    material: { precision: 0.97, recall: 0.92 },
    title: { recall: 0.9 },
    'general tolerance': { precision: 0.97, recall: 0.9 },
    'threads with count': { precision: 0.9, recall: 0.88 },
    fits: { precision: 0.9, recall: 0.95 },
    'tightest tolerance': { recall: 0.75 },
    'overall dimensions': { recall: 0.8 },
  },
  scan: { code: { recall: 0.75 }, material: { recall: 0.75 } },
};
const CPU_GOAL: Readonly<Record<string, string>> = { text: '≤ 0,5', scan: '≤ 6' };

interface Spent {
  readonly group: string;
  readonly secondsPerPage: number;
}

const MICROSECONDS = 1e6;
const MEGABYTE = 1024 * 1024;

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Reads every labelled drawing of the folder and prints each wrong value; the table has precision and recall. */
export async function runDrawings(): Promise<readonly Measure[]> {
  const folder = samplesFolder();
  if (folder === null) return [];
  const comparisons: (Comparison & { readonly group: string })[] = [];
  const spent: Spent[] = [];
  let memory = 0;
  const recogniser = lazyRecogniser();
  for (const truth of readJson<readonly DrawingTruth[]>(folder, 'truth.json')) {
    const group = groupOf(truth);
    const before = process.cpuUsage();
    const bytes = new Uint8Array(readFileSync(join(folder, 'files', truth.file)));
    const pages = await readPdf(bytes);
    const blind = pages.filter((page) => !hasText(page));
    const seen = blind.length === 0 ? [] : await recognisePages(bytes, blind, await recogniser.open());
    const reading = readDrawing(pages.map((page) => seen.find((other) => other.page === page.page) ?? page));
    const { user, system } = process.cpuUsage(before);
    spent.push({ group, secondsPerPage: (user + system) / MICROSECONDS / pages.length });
    memory = Math.max(memory, process.memoryUsage().rss / MEGABYTE);
    comparisons.push(...compareDrawing(truth, reading).map((each) => ({ ...each, group })));
  }
  await recogniser.close();
  printWrong(comparisons);
  const groups = [...new Set(spent.map(({ group }) => group))];
  return [
    ...groups.flatMap((group) => {
      const own = comparisons.filter((each) => each.group === group);
      const seconds = spent
        .filter((each) => each.group === group)
        .map(({ secondsPerPage }) => secondsPerPage);
      const goal = CPU_GOAL[group] ?? '';
      return [
        ...tally(group, own, GOALS[group] ?? {}),
        ...sureButWrong(group, own),
        { name: `${group}: CPU per page, median`, value: median(seconds), unit: 's', goal },
        { name: `${group}: CPU per page, largest`, value: Math.max(...seconds), unit: 's', goal },
      ];
    }),
    { name: 'memory of the process, largest', value: memory, unit: 'MB', goal: '≤ 400' },
  ];
}
