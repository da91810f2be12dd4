/** Factors of an estimate, part by part; 1 leaves it unchanged. */
export interface CalibrationFactors {
  readonly cutting: number;
  readonly rapid: number;
  readonly toolChange: number;
}

export const NO_CALIBRATION: CalibrationFactors = { cutting: 1, rapid: 1, toolChange: 1 };

/** A finished job: seconds as planned without factors, and as measured on the machine. */
interface MeasuredJob {
  readonly cutting: number;
  readonly rapid: number;
  readonly toolChange: number;
  /** Dwell and the rest: taken unchanged. */
  readonly other: number;
  readonly measured: number;
}

export interface Calibration {
  readonly factors: CalibrationFactors;
  /** Relative half-width that holds about nine jobs in ten. */
  readonly band: number;
  readonly jobs: number;
}

/** Half-width shown before any job was measured: start values of a machine are within ten per cent at best. */
export const UNCALIBRATED_BAND = 0.1;
/** No estimate is shown tighter than this. */
const LEAST_BAND = 0.02;
/** Pull of each factor towards 1, in squared relative error: one job moves it half-way, five nearly all the way. */
const PULL = 0.002;
/** 90 % of a normal distribution lies within this many standard deviations. */
const NINE_IN_TEN = 1.645;

const PARTS = ['cutting', 'rapid', 'toolChange'] as const;

/** Least squares on relative errors, held near 1 while jobs are few. */
export function calibrate(jobs: readonly MeasuredJob[]): Calibration {
  const usable = jobs.filter((job) => job.measured > 0 && Number.isFinite(job.measured));
  if (usable.length === 0) return { factors: NO_CALIBRATION, band: UNCALIBRATED_BAND, jobs: 0 };
  const matrix = PARTS.map((_, i) => PARTS.map((__, k) => (i === k ? PULL : 0)));
  const right = PARTS.map(() => PULL);
  for (const job of usable) {
    const shares = PARTS.map((part) => job[part] / job.measured);
    const target = 1 - job.other / job.measured;
    for (const [i, share] of shares.entries()) {
      const line = matrix[i] as number[];
      for (const [k, other] of shares.entries()) line[k] = (line[k] as number) + share * other;
      right[i] = (right[i] as number) + share * target;
    }
  }
  const [cutting = 1, rapid = 1, toolChange = 1] = solve(matrix, right).map((factor) =>
    Math.min(4, Math.max(0.25, factor)),
  );
  const factors = { cutting, rapid, toolChange };
  return { factors, band: residualBand(usable, factors), jobs: usable.length };
}

function residualBand(jobs: readonly MeasuredJob[], factors: CalibrationFactors): number {
  let sum = 0;
  for (const job of jobs) {
    const estimate = PARTS.reduce((total, part) => total + job[part] * factors[part], job.other);
    sum += (estimate / job.measured - 1) ** 2;
  }
  const freedom = Math.max(1, jobs.length - PARTS.length);
  const seen = NINE_IN_TEN * Math.sqrt(sum / freedom);
  // With few jobs the residuals say little: lean on the band of an uncalibrated machine.
  const trust = Math.min(1, jobs.length / 5);
  return Math.max(LEAST_BAND, seen * trust + UNCALIBRATED_BAND * (1 - trust));
}

/** Gauss elimination with pivoting, for three unknowns. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((line, i) => [...line, right[i] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const order = rows.slice(column).sort((p, q) => Math.abs(q[column] ?? 0) - Math.abs(p[column] ?? 0));
    rows.splice(column, rows.length, ...order);
    const pivot = rows[column] as number[];
    for (let line = column + 1; line < size; line++) {
      const target = rows[line] as number[];
      const factor = (target[column] ?? 0) / (pivot[column] || 1);
      for (let k = column; k <= size; k++) target[k] = (target[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  const out = new Array<number>(size).fill(1);
  for (let line = size - 1; line >= 0; line--) {
    const row = rows[line] as number[];
    let value = row[size] ?? 0;
    for (let k = line + 1; k < size; k++) value -= (row[k] ?? 0) * (out[k] ?? 0);
    out[line] = value / (row[line] || 1);
  }
  return out;
}
