/** Twist drills by number (1 to 60) and letter (A to Z), ASME B94.11M, in 1/10,000 inch. */
const NUMBERS: readonly number[] = [
  2280, 2210, 2130, 2090, 2055, 2040, 2010, 1990, 1960, 1935, 1910, 1890, 1850, 1820, 1800, 1770, 1730, 1695,
  1660, 1610, 1590, 1570, 1540, 1520, 1495, 1470, 1440, 1405, 1360, 1285, 1200, 1160, 1130, 1110, 1100, 1065,
  1040, 1015, 995, 980, 960, 935, 890, 860, 820, 810, 785, 760, 730, 700, 670, 635, 595, 550, 520, 465, 430,
  420, 410, 400,
];
const LETTERS: readonly number[] = [
  2340, 2380, 2420, 2460, 2500, 2570, 2610, 2660, 2720, 2770, 2810, 2900, 2950, 3020, 3160, 3230, 3320, 3390,
  3480, 3580, 3680, 3770, 3860, 3970, 4040, 4130,
];

/** Inches of a drill named "7" or "F"; null where there is none. */
export function namedDrill(name: string): number | null {
  const size = /^\d+$/.test(name) ? NUMBERS[Number(name) - 1] : LETTERS[name.charCodeAt(0) - 65];
  return size === undefined ? null : size / 10_000;
}
