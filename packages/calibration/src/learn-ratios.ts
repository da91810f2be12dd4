import { decompose, dot, logDeterminant, solveLower, type Triangle } from './cholesky.ts';
import { findOutliers, type Question } from './find-outliers.ts';
import { kinship } from './kinship.ts';
import { groupBy, kindKey, logRatio, type Observation, type WorkKind } from './observation.ts';

/** Factor for a planned time. */
interface LearnedRatio {
  readonly ratio: number;
  /** Nine times in ten the true ratio lies between the two. */
  readonly low: number;
  readonly high: number;
  /** Jobs of the same kind behind it, the newest last; the others only help. */
  readonly jobs: readonly string[];
}

interface Learned {
  readonly questions: readonly Question[];
  /** Observations that count. */
  readonly counted: number;
  readonly ratioFor: (kind: WorkKind) => LearnedRatio;
}

interface Cell {
  readonly kind: WorkKind;
  readonly jobs: readonly string[];
  readonly count: number;
  readonly mean: number;
  /** Sum of squares around the mean. */
  readonly scatter: number;
}

interface Variances {
  /** Of the true log ratios between kinds of work. */
  readonly between: number;
  /** Of a single job around the true ratio of its kind. */
  readonly within: number;
}

/** Standard deviations that are weighed: the likelihood of the measured times with a prior over shops. */
const BETWEEN = [0.08, 0.14, 0.2, 0.28, 0.38, 0.5];
const WITHIN = [0.05, 0.08, 0.12, 0.18, 0.26, 0.38, 0.55];
/** `within` is wide: in a shop with scattered times, one or two measured jobs must not give a narrow band. */
const USUAL: Variances = { between: 0.34, within: 0.34 };
/** How firmly: a standard deviation of the logarithm of each, as wide as a factor of two. */
const HELD_BY = Math.log(2);
/** 95 % of a normal distribution: some more than nine cases in ten, because the shares of `kinship` are a guess. */
const BAND = 1.96;
/**
 * Number of related kinds of work that inform one: a larger shop uses the nearest ones. The cost grows with the cube of
 * this, not with the cube of the shop.
 */
const NEAR = 120;
/** Newest first when there are more: a shop of five years ago is another shop. */
const MOST = 1500;

function cellsOf(observations: readonly Observation[]): Cell[] {
  return [...groupBy(observations, kindKey).values()].flatMap((group) => {
    const [kind] = group;
    if (!kind) return [];
    const values = group.map(logRatio);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const scatter = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    return [{ kind, jobs: [...new Set(group.map(({ job }) => job))], count: values.length, mean, scatter }];
  });
}

/** Of each cell with those before it and itself: the same whatever the variances are. */
const kinships = (cells: readonly Cell[]): readonly Float64Array[] =>
  cells.map((cell, i) => Float64Array.from(cells.slice(0, i + 1), (other) => kinship(cell.kind, other.kind)));

const factor = (
  cells: readonly Cell[],
  kin: readonly Float64Array[],
  { between, within }: Variances,
): Triangle =>
  decompose(cells.length, (i, k) => {
    const shared = between * between * ((kin[i] as Float64Array)[k] as number);
    return i === k ? shared + (within * within) / (cells[i] as Cell).count : shared;
  });

/** The measured means seen through one choice of variances. */
interface View {
  readonly variances: Variances;
  readonly triangle: Triangle;
  readonly white: readonly number[];
  /** Twice the negative log posterior, up to a constant. */
  readonly misfit: number;
}

function viewOf(cells: readonly Cell[], kin: readonly Float64Array[], variances: Variances): View {
  const triangle = factor(cells, kin, variances);
  const white = solveLower(
    triangle,
    cells.map(({ mean }) => mean),
  );
  const repeats = cells.reduce((sum, { count }) => sum + count - 1, 0);
  const scatter = cells.reduce((sum, cell) => sum + cell.scatter, 0);
  const away = (value: number, usual: number) => (Math.log(value / usual) / HELD_BY) ** 2;
  const misfit =
    logDeterminant(triangle) +
    dot(white, white) +
    repeats * 2 * Math.log(variances.within) +
    scatter / variances.within ** 2 +
    away(variances.between, USUAL.between) +
    away(variances.within, USUAL.within);
  return { variances, triangle, white, misfit };
}

/** Views with their weights, which add up to 1; those that hardly count are left out. */
function weighViews(cells: readonly Cell[]): { readonly view: View; readonly weight: number }[] {
  const kin = kinships(cells);
  const views = BETWEEN.flatMap((between) => WITHIN.map((within) => viewOf(cells, kin, { between, within })));
  const least = Math.min(...views.map(({ misfit }) => misfit));
  const weighed = views
    .map((view) => ({ view, weight: Math.exp((least - view.misfit) / 2) }))
    .filter(({ weight }) => weight > 0.01);
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed.map(({ view, weight }) => ({ view, weight: weight / total }));
}

/** Mean and variance of the true log ratio of a kind. */
function predict(cells: readonly Cell[], view: View, kind: WorkKind): { mean: number; variance: number } {
  const between = view.variances.between ** 2;
  const shared = solveLower(
    view.triangle,
    cells.map((cell) => between * kinship(kind, cell.kind)),
  );
  const variance = Math.max(0, between * kinship(kind, kind) - dot(shared, shared));
  return { mean: dot(shared, view.white), variance };
}

/** The best measured cells, for the common part. */
const wellMeasured = (cells: readonly Cell[]): readonly Cell[] =>
  cells.length <= NEAR ? cells : cells.toSorted((a, b) => b.count - a.count).slice(0, NEAR);

/** The nearest kin of a kind, the best measured of them first. */
function kinOf(cells: readonly Cell[], kind: WorkKind): readonly Cell[] {
  const weighed = cells.map((cell) => ({ cell, near: kinship(kind, cell.kind) }));
  return weighed
    .toSorted((a, b) => b.near - a.near || b.cell.count - a.cell.count)
    .slice(0, NEAR)
    .map(({ cell }) => cell);
}

/**
 * Ratios actual/planned by kind of work. Log ratios are normal around the true one of their kind; true ones are normal
 * around 0 (as planned) with the covariance of `kinship`. The estimate is the best linear unbiased prediction
 * (C. R. Henderson, Biometrics 31, 1975; G. K. Robinson, Statistical Science 6, 1991), averaged over the variances by
 * their posterior weight: with nothing measured the ratio is 1, with little it is drawn towards 1 and towards its kin.
 */
export function learnRatios(observations: readonly Observation[]): Learned {
  const { counted, questions } = findOutliers(observations.slice(-MOST));
  const cells = cellsOf(counted);
  const common = wellMeasured(cells);
  const views = weighViews(common);
  const jobsOf = new Map(cells.map(({ kind, jobs }) => [kindKey(kind), jobs]));
  const ratioFor = (kind: WorkKind): LearnedRatio => {
    const kin = common === cells ? cells : kinOf(cells, kind);
    const shares = kin === cells ? [] : kinships(kin);
    const seen = views.map(({ view, weight }) => {
      const own = kin === cells ? view : viewOf(kin, shares, view.variances);
      return { weight, ...predict(kin, own, kind) };
    });
    const mean = seen.reduce((sum, one) => sum + one.weight * one.mean, 0);
    // Of the predictions, and between them.
    const variance = seen.reduce((sum, one) => sum + one.weight * (one.variance + (one.mean - mean) ** 2), 0);
    const deviation = Math.sqrt(variance);
    return {
      ratio: Math.exp(mean),
      low: Math.exp(mean - BAND * deviation),
      high: Math.exp(mean + BAND * deviation),
      jobs: jobsOf.get(kindKey(kind)) ?? [],
    };
  };
  return { questions, counted: counted.length, ratioFor };
}
