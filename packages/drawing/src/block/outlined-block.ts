import { cellLines } from '../labels/cell-line.ts';
import { readSheet } from '../lines/read-lines.ts';
import { isOutlinedLetter } from '../outlined/outlined-letters.ts';
import type { DrawingPage } from '../page/page.ts';
import { blockOf } from './upright-block.ts';

/** Sheets whose letters are text have at most 40 such shapes, those with an outlined block over 200 (96 sheets). */
const FEWEST_LETTERS = 100;

/** Whether the letters of a title block are drawn: nothing in the text of the page names the number of the part. */
export const hasOutlinedBlock = (page: DrawingPage): boolean =>
  page.paths.filter(isOutlinedLetter).length >= FEWEST_LETTERS &&
  blockOf(page, cellLines(readSheet(page))).code === null;
