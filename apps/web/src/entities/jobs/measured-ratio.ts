import type { MeasuredWork } from '@truciolo/contract';
import type { MeasuredDraft } from '@truciolo/quote';

/** A ratio nearer to 1 than this changes no price that anybody would see. */
const LEAST = 0.02;
/** Beyond these the job was planned as another one, and the price engine says so. */
const [SHORTEST, LONGEST] = [0.1, 10];
const HUNDREDTHS = 100;
const rounded = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;

/** Only work of the same kind is proposed: what is learned from its neighbours is a guess. */
export const isWorthProposing = ({ ratio, count }: MeasuredWork): boolean =>
  count > 0 && Math.abs(rounded(ratio) - 1) >= LEAST && ratio >= SHORTEST && ratio <= LONGEST;

/** As the document keeps it: the numbers that were read, and the jobs behind them. */
export const takeOver = ({ ratio, low, high, count, jobs }: MeasuredWork): MeasuredDraft => ({
  ratio: rounded(ratio),
  low: rounded(low),
  high: rounded(high),
  count,
  jobs: [...new Set(jobs.map(({ number }) => number))],
});
