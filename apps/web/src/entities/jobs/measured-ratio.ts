import type { MeasuredWork } from '@truciolo/contract';
import type { MeasuredDraft } from '@truciolo/quote';

/** A smaller deviation from 1 changes no price visibly. */
const LEAST = 0.02;
/** Ratios outside this range mean that the job was planned as another one; the price engine reports them. */
const [SHORTEST, LONGEST] = [0.1, 10];
const HUNDREDTHS = 100;
const rounded = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;

/** Only work of the same kind is proposed: a ratio from similar work is a guess. */
export const isWorthProposing = ({ ratio, count }: MeasuredWork): boolean =>
  count > 0 && Math.abs(rounded(ratio) - 1) >= LEAST && ratio >= SHORTEST && ratio <= LONGEST;

/** The form of the document: the numbers that the user saw, and the jobs behind them. */
export const takeOver = ({ ratio, low, high, count, jobs }: MeasuredWork): MeasuredDraft => ({
  ratio: rounded(ratio),
  low: rounded(low),
  high: rounded(high),
  count,
  jobs: [...new Set(jobs.map(({ number }) => number))],
});
