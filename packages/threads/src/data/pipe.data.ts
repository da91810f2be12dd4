/** Pipe threads. Sizes are trade names in inches; lengths in mm unless the comment says inches. */
type BySize<T> = Readonly<Record<string, T>>;

/**
 * ISO 228-1: threads per inch, major diameter (mm), then in micrometres the pitch tolerance T (class A and
 * internal; class B is twice), the internal minor tolerance T1, the external major tolerance Td.
 */
export const G_THREAD: BySize<readonly [number, number, number, number, number]> = {
  '1/16': [28, 7.723, 107, 282, 214],
  '1/8': [28, 9.728, 107, 282, 214],
  '1/4': [19, 13.157, 125, 445, 250],
  '3/8': [19, 16.662, 125, 445, 250],
  '1/2': [14, 20.955, 142, 541, 284],
  '5/8': [14, 22.911, 142, 541, 284],
  '3/4': [14, 26.441, 142, 541, 284],
  '7/8': [14, 30.201, 142, 541, 284],
  1: [11, 33.249, 180, 640, 360],
  '1 1/8': [11, 37.897, 180, 640, 360],
  '1 1/4': [11, 41.91, 180, 640, 360],
  '1 1/2': [11, 47.803, 180, 640, 360],
  '1 3/4': [11, 53.746, 180, 640, 360],
  2: [11, 59.614, 180, 640, 360],
  '2 1/4': [11, 65.71, 217, 640, 434],
  '2 1/2': [11, 75.184, 217, 640, 434],
  '2 3/4': [11, 81.534, 217, 640, 434],
  3: [11, 87.884, 217, 640, 434],
  '3 1/2': [11, 100.33, 217, 640, 434],
  4: [11, 113.03, 217, 640, 434],
  '4 1/2': [11, 125.73, 217, 640, 434],
  5: [11, 138.43, 217, 640, 434],
  '5 1/2': [11, 151.13, 217, 640, 434],
  6: [11, 163.83, 217, 640, 434],
};

/** Drills for G threads; 1 1/2 is 45.25 because the 45.5 of many charts lies over D1max. */
export const G_STOCK_DRILL: BySize<number> = {
  '1/16': 6.8,
  '1/8': 8.8,
  '1/4': 11.8,
  '3/8': 15.25,
  '1/2': 19,
  '5/8': 21,
  '3/4': 24.5,
  '7/8': 28.25,
  1: 30.75,
  '1 1/8': 35.5,
  '1 1/4': 39.5,
  '1 1/2': 45.25,
  '1 3/4': 51,
  2: 57,
};

/** ISO 7-1: gauge length, its tolerance (plus or minus), useful thread length of the external thread. */
export const ISO7_LENGTHS: BySize<readonly [number, number, number]> = {
  '1/16': [4, 0.9, 6.5],
  '1/8': [4, 0.9, 6.5],
  '1/4': [6, 1.3, 9.7],
  '3/8': [6.4, 1.3, 10.1],
  '1/2': [8.2, 1.8, 13.2],
  '3/4': [9.5, 1.8, 14.5],
  1: [10.4, 2.3, 16.8],
  '1 1/4': [12.7, 2.3, 19.1],
  '1 1/2': [12.7, 2.3, 19.1],
  2: [15.9, 2.3, 23.4],
  '2 1/2': [17.5, 3.5, 26.7],
  3: [20.6, 3.5, 29.8],
  4: [25.4, 3.5, 35.8],
  5: [28.6, 3.5, 40.1],
  6: [28.6, 3.5, 40.1],
};

/** Cylindrical drills for Rc, without a taper reamer; they also lie inside the limits of Rp. */
export const ISO7_STOCK_DRILL: BySize<number> = {
  '1/16': 6.6,
  '1/8': 8.6,
  '1/4': 11.5,
  '3/8': 15,
  '1/2': 18.75,
  '3/4': 24.25,
  1: 30.4,
  '1 1/4': 39,
  '1 1/2': 44.75,
  2: 56.5,
};

/**
 * ASME B1.20.1: pipe outside diameter (inches), threads per inch, hand-tight length L1 (inches),
 * straight drill without reaming (mm, US chart rounded to metric stock).
 */
export const NPT_THREAD: BySize<readonly [number, number, number, number | null]> = {
  '1/16': [0.3125, 27, 0.16, 6.3],
  '1/8': [0.405, 27, 0.1615, 8.6],
  '1/4': [0.54, 18, 0.2278, 11.1],
  '3/8': [0.675, 18, 0.24, 14.7],
  '1/2': [0.84, 14, 0.32, 18.25],
  '3/4': [1.05, 14, 0.339, 23.5],
  1: [1.315, 11.5, 0.4, 29.5],
  '1 1/4': [1.66, 11.5, 0.42, 38],
  '1 1/2': [1.9, 11.5, 0.42, 44],
  2: [2.375, 11.5, 0.436, 56.25],
  '2 1/2': [2.875, 8, 0.682, 66.5],
  3: [3.5, 8, 0.766, 82.5],
  '3 1/2': [4, 8, 0.821, 95],
  4: [4.5, 8, 0.844, 108],
  5: [5.563, 8, 0.937, 134],
  6: [6.625, 8, 0.958, 161],
  8: [8.625, 8, 1.063, null],
  10: [10.75, 8, 1.21, null],
  12: [12.75, 8, 1.36, null],
};

/**
 * ASME B1.20.1, NPSM: limits of the internal minor diameter (inches), which no formula gives, and the drill (mm)
 * of the SAS wall chart, null where it stops.
 */
export const NPSM_THREAD: BySize<readonly [number, number, number | null]> = {
  '1/8': [0.358, 0.364, 9.1],
  '1/4': [0.468, 0.481, 12],
  '3/8': [0.603, 0.612, 15.5],
  '1/2': [0.747, 0.759, 19],
  '3/4': [0.958, 0.97, 24.5],
  1: [1.201, 1.211, 30.5],
  '1 1/4': [1.546, 1.555, null],
  '1 1/2': [1.785, 1.794, null],
  2: [2.259, 2.268, null],
  '2 1/2': [2.708, 2.727, null],
  3: [3.334, 3.353, null],
  '3 1/2': [3.835, 3.848, null],
  4: [4.333, 4.346, null],
  5: [5.395, 5.408, null],
  6: [6.452, 6.464, null],
};

/** DIN 40430: threads per inch, major diameter (mm), stock drill (mm). */
export const PG_THREAD: BySize<readonly [number, number, number]> = {
  7: [20, 12.5, 11.4],
  9: [18, 15.2, 14],
  11: [18, 18.6, 17.3],
  '13.5': [18, 20.4, 19.1],
  16: [18, 22.5, 21.25],
  21: [16, 28.3, 27],
  29: [16, 37, 35.5],
  36: [16, 47, 45.5],
  42: [16, 54, 52.5],
  48: [16, 59.3, 58],
};
