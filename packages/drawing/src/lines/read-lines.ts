import { type Grid, gridOf } from '../geometry/segments.ts';
import type { DrawingPage, TextRun } from '../page/page.ts';
import { findSigns } from '../symbols/find-signs.ts';
import { SmallPaths } from '../symbols/small-paths.ts';
import { joinRuns } from './join-runs.ts';
import type { Line } from './line.ts';
import { isZoneMark } from './zone-marks.ts';

/** A page made ready: lines of text, the grid of its straight lines, and its small drawn shapes. */
export interface Sheet {
  readonly page: DrawingPage;
  readonly lines: readonly Line[];
  readonly grid: Grid;
  readonly small: SmallPaths;
}

/** Marks that programs print across sheets say nothing about the part. */
const WATERMARK = /educational product|for instructional use|student version|versione studente|demo version/i;

/** Programs without bold letters print a text twice, a hair apart: within this share of its height. */
const SAME_PLACE = 0.2;

function withoutCopies(runs: readonly TextRun[]): readonly TextRun[] {
  const byText = new Map<string, TextRun[]>();
  return runs.filter((run) => {
    const others = byText.get(run.text) ?? [];
    const isCopy = others.some(
      (other) =>
        Math.hypot(other.x - run.x, other.y - run.y) < run.size * SAME_PLACE && other.angle === run.angle,
    );
    if (!isCopy) byText.set(run.text, [...others, run]);
    return !isCopy;
  });
}

export function readSheet(page: DrawingPage): Sheet {
  const grid = gridOf(page.paths);
  const small = new SmallPaths(page.paths);
  const runs = withoutCopies(page.runs).filter((run) => !isZoneMark(run, page) && !WATERMARK.test(run.text));
  const signs = findSigns(runs, small);
  return { page, grid, small, lines: joinRuns([...runs, ...signs], page.page, grid) };
}
