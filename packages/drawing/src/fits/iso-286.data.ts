/** ISO 286-2: upper deviation of the shafts d to h, µm; the holes of the same letter have it with the other sign. */
export const UPPER: Readonly<Record<string, readonly number[]>> = {
  d: [-20, -30, -40, -50, -65, -80, -100, -120, -145, -170, -190, -210, -230],
  e: [-14, -20, -25, -32, -40, -50, -60, -72, -85, -100, -110, -125, -135],
  f: [-6, -10, -13, -16, -20, -25, -30, -36, -43, -50, -56, -62, -68],
  g: [-2, -4, -5, -6, -7, -9, -10, -12, -14, -15, -17, -18, -20],
  h: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};

/**
 * ISO 286-2: lower deviation of the shafts k to s, µm: k for the grades 4 to 7, r and s only as far as one value holds
 * for the whole range.
 */
export const LOWER: Readonly<Record<string, readonly number[]>> = {
  k: [0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5],
  m: [2, 4, 6, 7, 8, 9, 11, 13, 15, 17, 20, 21, 23],
  n: [4, 8, 10, 12, 15, 17, 20, 23, 27, 31, 34, 37, 40],
  p: [6, 12, 15, 18, 22, 26, 32, 37, 43, 50, 56, 62, 68],
  r: [10, 15, 19, 23, 28, 34],
  s: [14, 19, 23, 28, 35, 43],
};

/** ISO 286-2: lower deviation of the shafts j5 and j6, µm. */
export const LOWER_J: readonly number[] = [-2, -2, -2, -3, -4, -5, -7, -9, -11, -13];
