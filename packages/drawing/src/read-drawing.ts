import { blockOf } from './block/upright-block.ts';
import { calloutLines } from './callouts/callout-lines.ts';
import { findNotes } from './callouts/find-notes.ts';
import { findRoughness } from './callouts/find-roughness.ts';
import { holeTable } from './callouts/hole-table.ts';
import { findThreads } from './callouts/threads.ts';
import { fitTolerances, tightestOf } from './callouts/tightest.ts';
import { findTolerances } from './callouts/tolerances.ts';
import { findFrames } from './frames/find-frames.ts';
import { type CellLine, cellLines } from './labels/cell-line.ts';
import type { Line } from './lines/line.ts';
import { readSheet } from './lines/read-lines.ts';
import { findOverall } from './overall/find-overall.ts';
import type { DrawingPage, TextRun } from './page/page.ts';
import { mergeSheets } from './parts/merge-sheets.ts';
import { splitTable } from './parts/split-table.ts';
import { tableRows } from './parts/table-rows.ts';
import type { DrawingReading, PartReading } from './reading.ts';

/** Below this, the text of a page is too little to read: it is a picture or letters drawn as lines. */
const FEWEST_LETTERS = 20;

const lettersOf = ({ runs }: DrawingPage, isCounted: (run: TextRun) => boolean) =>
  runs.reduce((letters, run) => letters + (isCounted(run) ? run.text.length : 0), 0);

const hasAnyText = (page: DrawingPage) => lettersOf(page, () => true) >= FEWEST_LETTERS;

/** Whether a page has text of its own; the hidden layer of an unknown recogniser does not count. */
export const hasText = (page: DrawingPage) =>
  lettersOf(page, ({ source }) => source !== 'hidden') >= FEWEST_LETTERS;

/** Values of frames are no sizes of the part. */
const withoutFrames = (lines: readonly Line[], frames: PartReading['frames']) => {
  const places = frames.flatMap((frame) => frame.places);
  return lines.filter(({ box }) => !places.some(({ x, y }) => x === box.x && y === box.y));
};

/** A higher cell for the size of its letters is a field between the lines of a view. */
const HIGHEST_ROW = 4;

/** Lines beside a table: a letter alone in a cell is the head of a column. */
const outsideCells = (lines: readonly Line[], all: readonly CellLine[]) => {
  const isInRow = ({ cell, line }: CellLine) =>
    cell !== null && cell.bottom - cell.top < line.size * HIGHEST_ROW;
  const inCells = new Set(all.filter(isInRow).map(({ line }) => line));
  return lines.filter((line) => !inCells.has(line) || line.text.length > 2);
};

function readParts(page: DrawingPage): readonly PartReading[] {
  const sheet = readSheet(page);
  const all = cellLines(sheet);
  const holes = holeTable(all);
  const callouts = calloutLines(sheet.lines, all, holes);
  const ofPart = callouts.filter((line) => !holes.sizes.has(line));
  const block = blockOf(page, all);
  const frames = findFrames(sheet);
  const { tolerances, fits } = findTolerances(callouts);
  const part: PartReading = {
    pages: [page.page],
    family: null,
    ...block,
    threads: findThreads(callouts, holes),
    fits,
    tolerances,
    tightest: tightestOf([...tolerances, ...fitTolerances(fits)]),
    frames,
    roughness: findRoughness(callouts),
    overall: findOverall(withoutFrames(ofPart, frames), {
      scale: block.scale?.value ?? null,
      units: block.units?.value ?? 'mm',
      paths: page.paths,
    }),
    notes: findNotes(all),
  };
  return splitTable(part, tableRows(all), outsideCells(callouts, all));
}

/** Parts of a file of drawings, each value with its proof. */
export function readDrawing(pages: readonly DrawingPage[]): DrawingReading {
  return {
    parts: mergeSheets(pages.filter(hasAnyText).flatMap(readParts)),
    pagesWithoutText: pages.filter((page) => !hasText(page)).map(({ page }) => page),
  };
}
