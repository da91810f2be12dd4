import { newGuid } from '../new-guid.ts';
import { isRefusedForGood } from './failures.ts';

export interface Sent<Values> {
  /** The key it was sent under; the same key again answers what the first call has made. */
  readonly guid: string;
  readonly values: Values;
}

/** Where it is remembered what was sent first. */
export interface SentPlace<Values> {
  get(): Sent<Values> | null;
  set(sent: Sent<Values> | null): void;
}

function inMemory<Values>(): SentPlace<Values> {
  let sent: Sent<Values> | null = null;
  return {
    get: () => sent,
    set: (next) => {
      sent = next;
    },
  };
}

/**
 * Makes something once, although the answer may be lost on the way: what was sent first is sent again to the letter,
 * under the same key, until the act is through or refused for good. A place that outlives the page makes a reload harmless too.
 */
export function firstSent<Values>(place: SentPlace<Values> = inMemory()) {
  return async <Answer>(values: Values, act: (first: Sent<Values>) => Promise<Answer>): Promise<Answer> => {
    const sent = place.get() ?? { guid: newGuid(), values };
    place.set(sent);
    try {
      const answer = await act(sent);
      place.set(null);
      return answer;
    } catch (error) {
      if (isRefusedForGood(error)) place.set(null);
      throw error;
    }
  };
}
