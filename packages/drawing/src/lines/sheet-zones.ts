import type { DrawingPage, TextRun } from '../page/page.ts';
import { isZoneMark, sideOf } from './zone-marks.ts';

/** A letter or digit of the border, and the middle of its zone in points. */
interface ZoneMark {
  readonly name: string;
  readonly at: number;
}

/** The zones of a sheet (ISO 5457), as its border prints them. */
export interface SheetZones {
  readonly columns: readonly ZoneMark[];
  readonly rows: readonly ZoneMark[];
}

const LEAST = 2;

const marksOf = (runs: readonly TextRun[], middle: (run: TextRun) => number): readonly ZoneMark[] =>
  runs.map((run) => ({ name: run.text, at: middle(run) }));

/** Null for a sheet whose border names no zones. */
export function zonesOf(page: DrawingPage): SheetZones | null {
  const marks = page.runs.filter((run) => isZoneMark(run, page));
  const isLevel = (run: TextRun) => ['top', 'bottom'].includes(sideOf(run, page) ?? '');
  const columns = marksOf(marks.filter(isLevel), ({ x, width }) => x + width / 2);
  const rows = marksOf(
    marks.filter((run) => !isLevel(run)),
    ({ y, size }) => y - size / 2,
  );
  return columns.length < LEAST || rows.length < LEAST ? null : { columns, rows };
}

const nearest = (marks: readonly ZoneMark[], at: number): string =>
  marks.reduce(
    (best, mark) => (Math.abs(mark.at - at) < Math.abs(best.at - at) ? mark : best),
    marks[0] ?? { name: '', at },
  ).name;

/** «D4»: the letter before the number, whichever of them counts the rows. */
export function zoneAt({ columns, rows }: SheetZones, x: number, y: number): string {
  const [row, column] = [nearest(rows, y), nearest(columns, x)];
  return /^\d/.test(row) ? column + row : row + column;
}
