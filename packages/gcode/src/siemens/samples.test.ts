import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../../test/samples.ts';
import { CanonSink } from '../canon/sink.ts';
import { FindingList } from '../finding.ts';
import { DEFAULT_LIMITS, RunGuard } from '../limits.ts';
import { NO_HOME } from '../machine/home.ts';
import type { SourceFile } from '../source-file.ts';
import { ToolBook } from '../tools/tool-book.ts';
import { runSiemens } from './read-siemens.ts';
import { SiemensRun } from './siemens-run.ts';

const FOLDER = join(SAMPLES, 'siemens_cead');
const AXES = ['X', 'Y', 'Z', 'A', 'B', 'C'];

/** Variables that a sample expects from outside, as a control keeps them: in a file of global user data. */
const GLOBALS: Readonly<Record<string, string>> = { 'custom_vars.mpf': 'DEF CHAN REAL AA=15, BB=9' };

function fields(row: string): string[] {
  return [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((field) => field[1] ?? '');
}

/** Positions of the rows, without repeats; an axis not yet named is at 0. */
function expectedPoints(text: string): string[] {
  const [head, ...rows] = text.trim().split(/\r?\n/).map(fields);
  const columns = AXES.map((axis) => (head ?? []).indexOf(axis));
  return distinct(
    rows.map((row) =>
      columns.map((column) => (Number((column < 0 ? '' : row[column]) || 0) + 0).toFixed(3)).join(' '),
    ),
  );
}

function distinct(points: readonly string[]): string[] {
  const start = AXES.map(() => '0.000').join(' ');
  return points.filter((point, i) => point !== (points[i - 1] ?? start));
}

function programmedPoints(name: string): { points: string[]; unknown: number } {
  const files: SourceFile[] = [{ name, bytes: readFileSync(join(FOLDER, name)) }];
  const globals = GLOBALS[name];
  if (globals) files.push({ name: 'UGUD.DEF', bytes: new TextEncoder().encode(globals) });
  const sink = new CanonSink(64);
  const findings = new FindingList();
  const run = new SiemensRun({
    files,
    dialect: 'siemens',
    sink,
    findings,
    guard: new RunGuard(DEFAULT_LIMITS, 100),
    lathe: false,
    tools: new ToolBook({}),
    home: NO_HOME,
    unit: { assumed: 'mm', isDeclared: true },
  });
  const points: string[] = [];
  run.onProgrammed = (point) =>
    points.push(
      [...run.path.frame.apply(point), sink.a, sink.b, sink.c]
        .map((value) => (value + 0).toFixed(3))
        .join(' '),
    );
  for (const _ of runSiemens(run));
  return { points: distinct(points), unknown: findings.count('unknown-word') };
}

const present = existsSync(FOLDER);
const names = present ? readdirSync(FOLDER).filter((name) => name.endsWith('.mpf')) : [];

describe('Siemens programs with known positions', () => {
  if (!present) it('the sample programs are missing: nothing to compare', () => expect(names).toEqual([]));
  for (const name of names) {
    it(name, () => {
      const expected = expectedPoints(readFileSync(join(FOLDER, name.replace('.mpf', '.csv')), 'utf8'));
      const { points, unknown } = programmedPoints(name);
      expect(points).toEqual(expected);
      expect(unknown).toBe(0);
    });
  }
});
