/**
 * Drills of the usual inch tap charts (75 % of thread; Machinery's Handbook), inches. A model in inches has these, while
 * the metric stock drills of the same threads are up to 0.06 mm off: 3/64 is the drill of #0-80.
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
];
