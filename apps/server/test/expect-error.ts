import { ApiError, type ErrorCode, type ReceivedError } from '@truciolo/contract';
import { expect } from 'vitest';

/** The call must fail with this code; the body is returned for a closer look. */
export async function expectError(promise: Promise<unknown>, code: ErrorCode): Promise<ReceivedError> {
  const outcome = await promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if (!('error' in outcome))
    throw new Error(`expected ${code}, got an answer: ${JSON.stringify(outcome.value)}`);
  if (!(outcome.error instanceof ApiError)) throw outcome.error;
  expect(outcome.error.body).toMatchObject({ code });
  return outcome.error.body;
}
