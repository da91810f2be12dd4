import { newGuid } from '../new-guid.ts';
import { isRefusedForGood } from './failures.ts';

export interface Sent<Values> {
  /** Idempotency key: a repeated call with the same key answers with the first result. */
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
 * Idempotent create: the first values are sent again unchanged, under the same key, until the call succeeds or is
 * refused for good. A place that outlives the page survives a reload too.
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
