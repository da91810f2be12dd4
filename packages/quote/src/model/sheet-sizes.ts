import { parseItalianNumber, writeNumber } from '@truciolo/italian';

/** Sheets that one stock may choose from. */
export const MOST_SHEET_SIZES = 12;
/** mm: larger than any rolled sheet. */
const LONGEST = 30_000;

export interface SheetSizeDraft {
  readonly length: number;
  readonly width: number;
}

/** Usual stock sizes of mills and merchants, mm. */
export const USUAL_SHEETS: readonly SheetSizeDraft[] = [
  { length: 2000, width: 1000 },
  { length: 2500, width: 1250 },
  { length: 3000, width: 1500 },
];

const SEPARATORS = [/;|\n|,\s+|\s+e\s+/, /;|\n|,|\s+e\s+/];

/** Parses "2000 × 1000; 2500x1250" into sizes in mm, longer side first; null where a part is not a size. */
export function readSheetSizes(text: string): readonly SheetSizeDraft[] | null {
  for (const separator of SEPARATORS) {
    const parts = text.split(separator).filter((part) => part.trim() !== '');
    const sizes = parts.map(readSize);
    if (parts.length <= MOST_SHEET_SIZES && sizes.every((size) => size !== null)) return sizes;
  }
  return null;
}

function readSize(part: string): SheetSizeDraft | null {
  const sides = part.replace(/mm/gi, '').split(/[x×*]/i);
  if (sides.length !== 2) return null;
  const [a = 0, b = 0] = sides.map((side) => {
    const read = parseItalianNumber(side.trim(), 'thousands');
    return read.kind === 'number' ? Number(read.text) : 0;
  });
  if (!(a > 0 && b > 0 && a <= LONGEST && b <= LONGEST)) return null;
  return { length: Math.max(a, b), width: Math.min(a, b) };
}

export const writeSheetSizes = (sizes: readonly SheetSizeDraft[]): string =>
  sizes.map(({ length, width }) => `${writeNumber(length)} × ${writeNumber(width)}`).join('; ');
