import { AppError } from '../../platform/app-error.ts';

// JSON.stringify writes half a surrogate pair as an escape, which jsonb refuses.
const HALF_CHARACTER = /(?<!\\)(?:\\\\)*\\ud[89a-f]/i;

/** The text that goes into a jsonb column, or a clear no. */
export function storedJson(value: unknown): string {
  const text = JSON.stringify(value);
  if (HALF_CHARACTER.test(text))
    throw new AppError('BAD_REQUEST', { message: 'Il testo contiene caratteri non ammessi.' });
  return text;
}
