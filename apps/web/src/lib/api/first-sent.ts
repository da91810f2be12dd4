import { newGuid } from '../new-guid.ts';
import { isRefusedForGood } from './refused-for-good.ts';

interface Sent<Values> {
  /** The key it was sent under; the same key again answers what the first call has made. */
  readonly guid: string;
  readonly values: Values;
}

/**
 * Makes something once, although the answer may be lost on the way: what was sent first is sent again to the letter,
 * under the same key, until the act is through or refused for good.
 */
export function firstSent<Values>() {
  let sent: Sent<Values> | null = null;
  return async <Answer>(values: Values, act: (first: Sent<Values>) => Promise<Answer>): Promise<Answer> => {
    sent ??= { guid: newGuid(), values };
    try {
      const answer = await act(sent);
      sent = null;
      return answer;
    } catch (error) {
      if (isRefusedForGood(error)) sent = null;
      throw error;
    }
  };
}
