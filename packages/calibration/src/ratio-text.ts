import { writeNumber } from '@truciolo/number-text';
import type { Question } from './find-outliers.ts';
import type { LearnedRatio } from './learn-ratios.ts';

const twoDecimals = (value: number) => writeNumber(value, 2, 2);

/** "su 14 lavori simili: ×1,18, da 1,05 a 1,31" */
export function ratioText({ ratio, low, high, jobs }: LearnedRatio): string {
  const behind =
    jobs.length === 0
      ? 'da lavori vicini'
      : jobs.length === 1
        ? 'su 1 lavoro simile'
        : `su ${jobs.length} lavori simili`;
  return `${behind}: ×${twoDecimals(ratio)}, da ${twoDecimals(low)} a ${twoDecimals(high)}`;
}

const minutes = (value: number) => `${writeNumber(Math.round(value))} min`;

/** A question the shop can answer: was it like that? */
export function questionText({ observation, kind }: Question): string {
  const { planned, actual } = observation;
  const guess =
    kind === 'much-longer'
      ? 'Un fermo, un utensile rotto o uno stop dimenticato?'
      : 'Manca una parte del lavoro?';
  return `${minutes(actual)} invece di ${minutes(planned)}. ${guess}`;
}
