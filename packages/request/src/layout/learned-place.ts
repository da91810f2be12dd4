/** A rectangle on a sheet as shares of its width and height, from the top left corner. */
interface SheetShare {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Points (1/72 inch). */
interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** Where a field stands: points from the bottom right corner of the sheet, where title blocks are. */
interface LearnedPlace {
  /** Left edge, to the left of the corner. */
  readonly right: number;
  /** Top edge, above the corner. */
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Sheets of one format differ by a few points from program to program. */
const FORMAT_STEP = 12;

/** Sheets of one customer that have the same size have the same title block. */
export const sheetFormat = ({ width, height }: SheetSize): string =>
  `${Math.round(width / FORMAT_STEP)}x${Math.round(height / FORMAT_STEP)}`;

const round = (value: number): number => Math.round(value * 10) / 10;

export const learnPlace = (at: SheetShare, { width, height }: SheetSize): LearnedPlace => ({
  right: round((1 - at.left) * width),
  bottom: round((1 - at.top) * height),
  width: round(at.width * width),
  height: round(at.height * height),
});

const overlap = (one: number, oneLength: number, other: number, otherLength: number): number =>
  Math.min(one + oneLength, other + otherLength) - Math.max(one, other);

/** Share of a letter's height by which two lines may be apart and still be the same line of the title block. */
const SAME_LINE = 0.6;

/** The words at a learned place; null where the sheet has none there. The longest overlap wins. */
export function textAt<Text extends SheetShare>(
  texts: readonly Text[],
  place: LearnedPlace,
  { width, height }: SheetSize,
): Text | null {
  const left = width - place.right;
  const top = height - place.bottom;
  let best: Text | null = null;
  let most = 0;
  for (const text of texts) {
    const tall = text.height * height;
    const isSameLine = Math.abs(text.top * height - top) <= SAME_LINE * Math.max(tall, place.height);
    const shared = overlap(text.left * width, text.width * width, left, place.width);
    if (!isSameLine || shared <= most) continue;
    best = text;
    most = shared;
  }
  return best;
}
