import { countOf, writeGrouped } from '@truciolo/italian';
import type { Question } from './find-outliers.ts';

/** A ratio with its band, and the number of jobs of the same kind behind it. */
export interface ToldRatio {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

const twoDecimals = (value: number) => writeGrouped(value, 2, 2);

/** Up to so many jobs of a kind, the text says that they are few. */
const FEW_JOBS = 5;

function sourceText(count: number): string {
  if (count === 0) return 'da lavori vicini';
  const jobs = `su ${countOf(count, 'lavoro simile', 'lavori simili')}`;
  return count <= FEW_JOBS ? `${jobs} (pochi lavori)` : jobs;
}

/** "su 14 lavori simili: ×1,18, da 1,05 a 1,31" */
export const ratioText = ({ ratio, low, high, count }: ToldRatio): string =>
  `${sourceText(count)}: ×${twoDecimals(ratio)}, da ${twoDecimals(low)} a ${twoDecimals(high)}`;

const minutes = (value: number) => `${writeGrouped(Math.round(value))} min`;

/** A question the shop can answer: was it like that? */
export function questionText({ observation, kind }: Question): string {
  const { planned, actual } = observation;
  const guess =
    kind === 'much-longer'
      ? 'Un fermo, un utensile rotto o uno stop dimenticato?'
      : 'Manca una parte del lavoro?';
  return `${minutes(actual)} invece di ${minutes(planned)}. ${guess}`;
}
