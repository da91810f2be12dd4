import type { DrawingPage, TextRun } from '../page/page.ts';

const BORDER = 0.06;
const ALIGNED = 4;

type Side = 'left' | 'right' | 'top' | 'bottom';

export function sideOf({ x, y }: TextRun, page: DrawingPage): Side | null {
  const margin = Math.max(page.width, page.height) * BORDER;
  const distances: readonly (readonly [Side, number])[] = [
    ['left', x],
    ['right', page.width - x],
    ['top', y],
    ['bottom', page.height - y],
  ];
  const [nearest] = [...distances].sort(([, one], [, other]) => one - other);
  return nearest && nearest[1] < margin ? nearest[0] : null;
}

const isLevel = (side: Side | null) => side === 'top' || side === 'bottom';

/**
 * The letters and digits along the border that name the zones of a sheet (ISO 5457). One stands alone near the border,
 * in a row with others or opposite the same mark; a revision in the corner of a title block has neither.
 */
export function isZoneMark(run: TextRun, page: DrawingPage): boolean {
  if (!isMark(run)) return false;
  const side = sideOf(run, page);
  if (side === null) return false;
  const others = page.runs.filter((other) => other !== run && isMark(other));
  const inRow = others.filter(
    (other) =>
      sideOf(other, page) === side && Math.abs(isLevel(side) ? other.y - run.y : other.x - run.x) < ALIGNED,
  );
  const opposite = others.some(
    (other) =>
      other.text === run.text &&
      sideOf(other, page) !== null &&
      sideOf(other, page) !== side &&
      isLevel(sideOf(other, page)) === isLevel(side) &&
      Math.abs(isLevel(side) ? other.x - run.x : other.y - run.y) < ALIGNED * 4,
  );
  return opposite || inRow.length >= 2;
}

const isMark = ({ text, angle }: TextRun) => /^([A-Z]|\d{1,2})$/.test(text) && Math.abs(angle) < 1;
