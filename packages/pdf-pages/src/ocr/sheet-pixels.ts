/** Letters of 2.5 mm are 20 pixels high at this resolution. */
const DPI = 200;
const POINTS_PER_INCH = 72;
/** Pixels for one point. */
export const SHEET_SCALE = DPI / POINTS_PER_INCH;
/** Large sheets have large letters: more pixels cost time and give nothing. */
export const LONGEST_SIDE = 2800;
