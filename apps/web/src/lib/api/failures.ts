import { ApiError } from '@truciolo/contract';
import { isPassingStatus } from './passing-status.ts';

/** The same call may pass later. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || isPassingStatus(error.status);

/** Nothing answered, or only a proxy did: neither the session nor the content was judged. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

/** The session is over, the record is gone, or the user may not see it: a retry cannot change that. */
export const isDenied = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403, 404].includes(error.status);

/** The server refused the content or its key: nothing was made, and the same call would be refused again. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof ApiError && [400, 409, 413].includes(error.status);

/** First wait after a failed attempt, ms; it doubles up to the longest. */
const FIRST_RETRY = 2000;
const LONGEST_RETRY = 30_000;

/** Backoff after this many consecutive failures, ms. */
export const retryDelay = (failures: number): number =>
  Math.min(FIRST_RETRY * 2 ** Math.max(0, failures - 1), LONGEST_RETRY);

/** Reason why the server refused a save, with the first field it names; empty where it gave none. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const first = Object.values(error.body.fields ?? {})[0];
  return first ? `${error.message} ${first}` : error.message;
}
