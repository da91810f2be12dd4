/** ISO 2904, pitches (mm) of each nominal diameter (mm) of the metric trapezoidal thread. */
export const TRAPEZOIDAL_PITCHES: Readonly<Record<string, readonly number[]>> = {
  8: [1.5],
  9: [1.5, 2],
  10: [1.5, 2],
  11: [2, 3],
  12: [2, 3],
  14: [2, 3],
  16: [2, 4],
  18: [2, 4],
  20: [2, 4],
  22: [3, 5, 8],
  24: [3, 5, 8],
  26: [3, 5, 8],
  28: [3, 5, 8],
  30: [3, 6, 10],
  32: [3, 6, 10],
  34: [3, 6, 10],
  36: [3, 6, 10],
  38: [3, 7, 10],
  40: [3, 7, 10],
  42: [3, 7, 10],
  44: [3, 7, 12],
  46: [3, 8, 12],
  48: [3, 8, 12],
  50: [3, 8, 12],
  52: [3, 8, 12],
  55: [3, 9, 14],
  60: [3, 9, 14],
  65: [4, 10, 16],
  70: [4, 10, 16],
  75: [4, 10, 16],
  80: [4, 10, 16],
  85: [4, 12, 18],
  90: [4, 12, 18],
  95: [4, 12, 18],
  100: [4, 12, 20],
};

/**
 * ISO 2903, micrometres, by pitch: absolute fundamental deviations c and e of d2, tolerances of the external
 * major diameter (Td) and of the internal minor diameter (TD1), both grade 4.
 */
export const TRAPEZOIDAL_ROWS: Readonly<
  Record<string, { readonly c: number; readonly e: number; readonly major: number; readonly minor: number }>
> = {
  '1.5': { c: 140, e: 67, major: 150, minor: 190 },
  2: { c: 150, e: 71, major: 180, minor: 236 },
  3: { c: 170, e: 85, major: 236, minor: 315 },
  4: { c: 190, e: 95, major: 300, minor: 375 },
  5: { c: 212, e: 106, major: 335, minor: 450 },
  6: { c: 236, e: 118, major: 375, minor: 500 },
  7: { c: 250, e: 125, major: 425, minor: 560 },
  8: { c: 265, e: 132, major: 450, minor: 630 },
  9: { c: 280, e: 140, major: 500, minor: 670 },
  10: { c: 300, e: 150, major: 530, minor: 710 },
  12: { c: 335, e: 160, major: 600, minor: 800 },
  14: { c: 355, e: 180, major: 670, minor: 900 },
  16: { c: 375, e: 190, major: 710, minor: 1000 },
  18: { c: 400, e: 200, major: 800, minor: 1120 },
  20: { c: 425, e: 212, major: 850, minor: 1180 },
};

/** ISO 2903, tolerance Td2 in grade 7, micrometres: upper end of the diameter range (mm), then pitch. */
export const TRAPEZOIDAL_TOLERANCE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '11.2': { '1.5': 170, 2: 190, 3: 212 },
  '22.4': { 2: 200, 3: 224, 4: 265, 5: 280, 8: 355 },
  45: { 3: 250, 5: 300, 6: 335, 7: 355, 8: 375, 10: 400, 12: 425 },
  90: { 3: 265, 4: 300, 8: 400, 9: 425, 10: 425, 12: 475, 14: 500, 16: 530, 18: 560 },
  180: { 4: 315, 6: 375, 8: 425, 12: 500, 14: 530, 16: 560, 18: 600, 20: 600 },
};
