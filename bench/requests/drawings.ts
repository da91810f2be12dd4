import { join } from 'node:path';
import { compareDrawing } from './compare-drawing.ts';
import { type DrawingTruth, groupOf } from './drawing-truth.ts';
import { readJson, samplesFolder } from './folder.ts';
import { readFileApart } from './read-file.ts';
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
  readonly warmPerPage: number;
  readonly megabytes: number;
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Reads every labelled drawing of the folder and prints each wrong value; the table has precision and recall. */
export async function runDrawings(): Promise<readonly Measure[]> {
  const folder = samplesFolder();
  if (folder === null) return [];
  const comparisons: (Comparison & { readonly group: string })[] = [];
  const spent: Spent[] = [];
  for (const truth of readJson<readonly DrawingTruth[]>(folder, 'truth.json')) {
    const group = groupOf(truth);
    const { reading, pages, seconds, warmSeconds, megabytes } = await readFileApart(
      join(folder, 'files', truth.file),
    );
    spent.push({ group, secondsPerPage: seconds / pages, warmPerPage: warmSeconds / pages, megabytes });
    console.error(
      `  ${truth.file}: ${seconds.toFixed(2)} s, then ${warmSeconds.toFixed(2)} s, ${Math.round(megabytes)} MB`,
    );
    comparisons.push(...compareDrawing(truth, reading).map((each) => ({ ...each, group })));
  }
  printWrong(comparisons);
  const groups = [...new Set(spent.map(({ group }) => group))];
  return groups.flatMap((group) => {
    const own = comparisons.filter((each) => each.group === group);
    const files = spent.filter((each) => each.group === group);
    const cpu = (when: string, seconds: readonly number[]): readonly Measure[] => {
      const shared = { unit: 's', goal: CPU_GOAL[group] ?? '' };
      return [
        { name: `${group}: CPU per page, ${when}, median`, value: median(seconds), ...shared },
        { name: `${group}: CPU per page, ${when}, largest`, value: Math.max(...seconds), ...shared },
      ];
    };
    return [
      ...tally(group, own, GOALS[group] ?? {}),
      ...sureButWrong(group, own),
      ...cpu(
        'first file of a process',
        files.map(({ secondsPerPage }) => secondsPerPage),
      ),
      ...cpu(
        'read once more',
        files.map(({ warmPerPage }) => warmPerPage),
      ),
      {
        name: `${group}: memory of one process per file, largest`,
        value: Math.max(...files.map(({ megabytes }) => megabytes)),
        unit: 'MB',
        goal: '≤ 400',
      },
    ];
  });
}
