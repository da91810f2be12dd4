/**
 * Machinery's Handbook, 31st ed., p. 1152, Table 7 (after Shaw and Oxford 1957): the share of the chisel edge, by its
 * length c against the diameter. A on the torque; B and J on the thrust, T = 2 Kd Ff FT B + Kd D² J.
 */
const chiselTable = [
  [0, 1, 1, 0],
  [0.03, 1, 1.1, 0.001],
  [0.05, 1.005, 1.14, 0.003],
  [0.08, 1.015, 1.2, 0.006],
  [0.1, 1.02, 1.235, 0.01],
  [0.13, 1.04, 1.27, 0.017],
  [0.15, 1.08, 1.31, 0.022],
  [0.18, 1.085, 1.355, 0.03],
  [0.2, 1.105, 1.38, 0.04],
  [0.25, 1.155, 1.445, 0.065],
  [0.3, 1.235, 1.5, 0.09],
] as const;

interface ChiselFactors {
  readonly A: number;
  readonly B: number;
  readonly J: number;
}

const between = (low: number, high: number, share: number) => low + (high - low) * share;

function chiselFactors(share: number): ChiselFactors {
  const above = Math.max(
    1,
    chiselTable.findIndex(([c]) => c >= share),
  );
  const low = chiselTable[above - 1] ?? chiselTable[0];
  const high = chiselTable[above] ?? low;
  const t = (share - low[0]) / (high[0] - low[0]);
  return { A: between(low[1], high[1], t), B: between(low[2], high[2], t), J: between(low[3], high[3], t) };
}

/**
 * The lips of a twist drill cut with less rake than the turning tool kc1.1 was measured with, and its margins rub.
 * Fitted on the published pairs of the test; inserts have the rake of inserts and no margins.
 */
const TWIST = 1.25;
/** ISCAR, Rotating Tools 2017, p. 601: Ff = 0.63 kc f D/2, i.e. 1.26 times kc D f/4. */
const INSERT_THRUST = 1.26;

interface PointFactors {
  /** On kc D f/4 at the lips: cutting force and thrust of the whole point. */
  readonly force: number;
  readonly thrust: number;
}

/**
 * In the Handbook's formulas (SI) thrust over torque is 2000 B/(A D) for the lips and their chisel, and pressing the
 * chisel in adds 0.14 J D^1.2/f^0.8 to B. With M = kc D² f/8000 at the lips that makes both a factor on kc D f/4.
 */
export function pointFactors(chisel: number, D: number, f: number): PointFactors {
  if (chisel === 0) return { force: 1, thrust: INSERT_THRUST };
  const { A, B, J } = chiselFactors(chisel);
  return { force: TWIST * A, thrust: TWIST * (B + (0.14 * J * D ** 1.2) / f ** 0.8) };
}
