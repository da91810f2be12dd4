import { groupBy, isUsable, kindKey, logRatio, type Observation } from './observation.ts';

/** A time that raises a question before it counts: a broken tool, a forgotten stop. */
export interface Question {
  readonly observation: Observation;
  readonly ratio: number;
  /** Usual ratio of actual to planned time for such work. */
  readonly usual: number;
  readonly kind: 'much-longer' | 'much-shorter';
}

/** Robust standard deviations: B. Iglewicz and D. Hoaglin, How to Detect and Handle Outliers, ASQC 1993. */
const LIMIT = 3.5;
/** A median absolute deviation times this is the standard deviation of a normal distribution. */
const MAD_TO_SIGMA = 1.4826;
/** Times of the same work never agree better than this, however alike a few happen to be. */
const LEAST_SPREAD = 0.12;
/** How far apart planned and actual can honestly be where little is known: a factor of about 1.5 one time in three. */
const UNKNOWN_SPREAD = 0.4;
const ENOUGH = 5;
/**
 * The spread of a few times is itself uncertain: it is averaged with the unknown one as if that had been measured this
 * many times. Without this, every tenth ordinary time of a shop with scattered times was set aside.
 */
const PRIOR_TIMES = 5;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

interface Usual {
  readonly centre: number;
  readonly spread: number;
}

function usualOf(values: readonly number[], otherwise: Usual): Usual {
  if (values.length < ENOUGH) return otherwise;
  const centre = median(values);
  const measured = MAD_TO_SIGMA * median(values.map((value) => Math.abs(value - centre)));
  const spread = Math.sqrt(
    (values.length * measured ** 2 + PRIOR_TIMES * UNKNOWN_SPREAD ** 2) / (values.length + PRIOR_TIMES),
  );
  return { centre, spread: Math.max(LEAST_SPREAD, spread) };
}

/** Splits observations into counted and questioned ones. */
export function findOutliers(observations: readonly Observation[]): {
  readonly counted: readonly Observation[];
  readonly questions: readonly Question[];
} {
  const usable = observations.filter(isUsable);
  const unknown: Usual = { centre: 0, spread: UNKNOWN_SPREAD };
  const ofMachine = (one: Observation) => JSON.stringify([one.process, one.machine]);
  const machines = new Map(
    [...groupBy(usable, ofMachine)].map(([key, group]) => {
      const { centre } = usualOf(group.map(logRatio), unknown);
      return [key, { centre, spread: UNKNOWN_SPREAD }];
    }),
  );
  const kinds = new Map(
    [...groupBy(usable, kindKey)].map(([key, group]) => {
      const [first] = group;
      const wider = (first && machines.get(ofMachine(first))) ?? unknown;
      return [key, usualOf(group.map(logRatio), wider)];
    }),
  );
  const questions: Question[] = [];
  const counted: Observation[] = [];
  for (const observation of usable) {
    const { centre, spread } = kinds.get(kindKey(observation)) ?? unknown;
    const distance = (logRatio(observation) - centre) / spread;
    if (observation.confirmed || Math.abs(distance) <= LIMIT) counted.push(observation);
    else
      questions.push({
        observation,
        ratio: observation.actual / observation.planned,
        usual: Math.exp(centre),
        kind: distance > 0 ? 'much-longer' : 'much-shorter',
      });
  }
  return { counted, questions };
}
