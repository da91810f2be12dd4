import { type CellLine, cellLines } from '../labels/cell-line.ts';
import { readSheet } from '../lines/read-lines.ts';
import type { DrawingPage } from '../page/page.ts';
import { type Turn, turnedBack, turnPage } from '../page/turn-page.ts';
import { type Block, readBlock } from './read-block.ts';

/** Fields that make a block: the words alone also stand beside views and in notes. */
const IDENTITY = ['code', 'title', 'material'] as const;
const FEWEST = 2;

const identity = (block: Block) => IDENTITY.filter((key) => block[key] !== null).length;
const labels = (all: readonly CellLine[]) => all.filter(({ label }) => label !== null).length;

function isUpright({ runs }: DrawingPage, turn: Turn): boolean {
  return runs.some(({ angle }) => Math.abs(((angle - turn + 540) % 360) - 180) < 2);
}

function readTurned(page: DrawingPage, turn: Turn): { readonly block: Block; readonly labels: number } {
  const all = cellLines(readSheet(turnPage(page, turn)));
  const block = readBlock(all);
  const back = Object.entries(block).map(([key, field]) => [
    key,
    field && { ...field, places: field.places.map((place) => turnedBack(page, turn, place)) },
  ]);
  return { block: Object.fromEntries(back) as Block, labels: labels(all) };
}

/**
 * The title block of a sheet, also where it stands on its side: sheets that were turned to be printed have one. The level
 * text counts, unless it names less than two of code, title and material and the text on its side has more labels.
 */
export function blockOf(page: DrawingPage, all: readonly CellLine[]): Block {
  const level = readBlock(all);
  if (identity(level) >= FEWEST) return level;
  const turned = ([90, -90] as const)
    .filter((turn) => isUpright(page, turn))
    .map((turn) => readTurned(page, turn))
    .filter((other) => other.labels > labels(all) && identity(other.block) >= FEWEST)
    .sort((one, other) => other.labels - one.labels)[0];
  return turned?.block ?? level;
}
