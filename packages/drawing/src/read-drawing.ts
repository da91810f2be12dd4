import { readBlock } from './block/read-block.ts';
import { cellLines } from './labels/labelled-values.ts';
import { readSheet } from './lines/read-lines.ts';
import type { DrawingPage } from './page/page.ts';
import { mergeSheets } from './parts/merge-sheets.ts';
import type { DrawingReading, PartReading } from './reading.ts';

/** Below this, the text of a page is too little to read: it is a picture or letters drawn as lines. */
const FEWEST_LETTERS = 20;

export const hasText = ({ runs }: DrawingPage) =>
  runs.reduce((letters, { text }) => letters + text.length, 0) >= FEWEST_LETTERS;

function readPart(page: DrawingPage): PartReading {
  const sheet = readSheet(page);
  const all = cellLines(sheet);
  return {
    pages: [page.page],
    family: null,
    ...readBlock(all),
    threads: [],
    fits: [],
    tolerances: [],
    tightest: null,
    frames: [],
    roughness: [],
    overall: null,
    notes: [],
  };
}

/** Parts of a file of drawings, each value with its proof. */
export function readDrawing(pages: readonly DrawingPage[]): DrawingReading {
  return {
    parts: mergeSheets(pages.filter(hasText).map(readPart)),
    pagesWithoutText: pages.filter((page) => !hasText(page)).map(({ page }) => page),
  };
}
