import { SIZES, WIDTHS } from './data/iso-286.data.ts';

/** ISO 286-1: place of a nominal size, mm, among the ranges of sizes; -1 above 500 mm. */
export const sizeRange = (nominal: number): number => SIZES.findIndex((upTo) => nominal <= upTo);

/** ISO 286-1: width of a tolerance grade (7 for IT7) in a range of sizes, µm; undefined where the table has no row. */
export const gradeWidth = (grade: number, range: number): number | undefined => WIDTHS[grade]?.[range];
