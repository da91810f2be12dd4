/** Equal blanks in rows and columns, all lying the same way; whole thousandths of a mm. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  /** Size of one blank as it lies, its kerf included. */
  readonly length: number;
  readonly width: number;
}

export interface Filling {
  readonly count: number;
  readonly blocks: readonly Block[];
}

export const EMPTY: Filling = { count: 0, blocks: [] };

/** One grid of blanks that lie the same way. */
export function grid(x: number, y: number, length: number, width: number, l: number, w: number): Filling {
  const [columns, rows] = [Math.floor(length / l), Math.floor(width / w)];
  if (columns <= 0 || rows <= 0) return EMPTY;
  return { count: columns * rows, blocks: [{ x, y, columns, rows, length: l, width: w }] };
}
