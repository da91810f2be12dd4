import type { Extent } from '../geometry/path-box.ts';
import type { CellLine } from './cell-line.ts';

export type InCell = CellLine & { readonly cell: Extent };
export const isInCell = (each: CellLine): each is InCell => each.cell !== null;

/** Rules of one row or column of a table are drawn at the same place within this, pt. */
export const NEAR = 3;
export const isLevel = (one: Extent, other: Extent): boolean =>
  Math.abs(one.top - other.top) < NEAR && Math.abs(one.bottom - other.bottom) < NEAR;
export const isInColumn = (one: Extent, other: Extent): boolean =>
  Math.abs(one.left - other.left) < NEAR && Math.abs(one.right - other.right) < NEAR;
