import { ApiError } from '@truciolo/contract';
import { isPassingStatus } from './passing-status.ts';

/** The same call may pass later. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || isPassingStatus(error.status);

/** The server refused the content or its key: nothing was made, and the same call would be refused again. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof ApiError && [400, 409, 413].includes(error.status);

/** First wait after a failed attempt, ms; it doubles up to the longest. */
const FIRST_RETRY = 2000;
const LONGEST_RETRY = 30_000;

/** How long to wait before the next attempt after so many failed ones in a row, ms. */
export const retryDelay = (failures: number): number =>
  Math.min(FIRST_RETRY * 2 ** Math.max(0, failures - 1), LONGEST_RETRY);

/** Why the server refused a save, with the first field it names; empty where nobody said why. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const first = Object.values(error.body.fields ?? {})[0];
  return first ? `${error.message} ${first}` : error.message;
}
