import type { ToldRatio } from '@truciolo/calibration';
import type { MeasuredDraft } from '../model/phase-draft.ts';

/** A ratio of the shop's own jobs, with their numbers. */
export interface MeasuredRatio extends ToldRatio {
  readonly jobs: readonly { readonly number: string }[];
}

/** A smaller deviation from 1 changes no price visibly. */
const LEAST = 0.02;
/** Ratios outside this range mean that the job was planned as another one; the price engine reports them. */
const [SHORTEST, LONGEST] = [0.1, 10];
const HUNDREDTHS = 100;
const rounded = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;

/** Only work of the same kind is proposed: a ratio from similar work is a guess. */
export const isWorthProposing = ({ ratio, count }: MeasuredRatio): boolean =>
  count > 0 && Math.abs(rounded(ratio) - 1) >= LEAST && ratio >= SHORTEST && ratio <= LONGEST;

/** The form of the document: the numbers that the user saw, and the jobs behind them. */
export const takeOver = ({ ratio, low, high, count, jobs }: MeasuredRatio): MeasuredDraft => ({
  ratio: rounded(ratio),
  low: rounded(low),
  high: rounded(high),
  count,
  jobs: [...new Set(jobs.map(({ number }) => number))],
});
