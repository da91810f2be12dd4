/**
 * Drills of the usual inch tap charts (75 % of thread; Machinery's Handbook), inches. A model in inches has these, while
 * the metric stock drills of the same threads are up to 0.06 mm off: 3/64 is the drill of #0-80.
 * Sixteenths above 3/8 in are left out: such a hole is a seat far more often than the drill of a thread.
 */
export const INCH_TAP_DRILLS: readonly (readonly [designation: string, drill: number])[] = [
  ['#0-80 UNF', 3 / 64],
  ['#1-64 UNC', 0.0595],
  ['#1-72 UNF', 0.0595],
  ['#2-56 UNC', 0.07],
  ['#2-64 UNF', 0.07],
  ['#3-48 UNC', 0.0785],
  ['#3-56 UNF', 0.082],
  ['#4-40 UNC', 0.089],
  ['#4-48 UNF', 0.0935],
  ['#5-40 UNC', 0.1015],
  ['#5-44 UNF', 0.104],
  ['#6-32 UNC', 0.1065],
  ['#6-40 UNF', 0.113],
  ['#8-32 UNC', 0.136],
  ['#8-36 UNF', 0.136],
  ['#10-24 UNC', 0.1495],
  ['#10-32 UNF', 0.159],
  ['1/4-20 UNC', 0.201],
  ['1/4-28 UNF', 0.213],
  ['5/16-18 UNC', 0.257],
  ['5/16-24 UNF', 0.272],
  ['3/8-16 UNC', 5 / 16],
  ['3/8-24 UNF', 0.332],
  ['7/16-14 UNC', 0.368],
  ['7/16-20 UNF', 25 / 64],
  ['1/2-13 UNC', 27 / 64],
  ['1/2-20 UNF', 29 / 64],
  ['9/16-12 UNC', 31 / 64],
  ['9/16-18 UNF', 33 / 64],
  ['5/8-11 UNC', 17 / 32],
  ['5/8-18 UNF', 37 / 64],
  ['3/4-10 UNC', 21 / 32],
  ['7/8-9 UNC', 49 / 64],
];

/** Clearance drills of the usual inch charts (close and free fit; Machinery's Handbook), inches. */
export const INCH_PASSAGES: readonly (readonly [screw: string, close: number, free: number])[] = [
  ['#4', 0.116, 0.1285],
  ['#6', 0.144, 0.1495],
  ['#8', 0.1695, 0.177],
  ['#10', 0.196, 0.201],
  ['1/4', 0.257, 0.266],
  ['5/16', 0.323, 0.332],
  ['3/8', 0.386, 0.397],
  ['1/2', 33 / 64, 17 / 32],
];
