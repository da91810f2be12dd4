import { ApiError } from '@truciolo/contract';

/** The content or its key was refused: nothing was made, and the same again would be refused again. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof ApiError && [400, 409, 413].includes(error.status);
