import { type QuoteWatcher, WATCH_EVERY_MS } from '@truciolo/contract';

/** Two polls may be late or lost before a user counts as gone. */
const GONE_MS = 2.5 * WATCH_EVERY_MS;

/** Topic by which processes exchange the users they see. */
export const PRESENCE_TOPIC = 'presence';

interface Seen {
  readonly person: QuoteWatcher;
  readonly at: number;
}

export interface Presence {
  /** Records a user whom another process has seen on a quote. */
  hear(quoteGuid: string, person: QuoteWatcher, at: number): void;
  /** Records that a user looks at a quote, and returns the other ones. */
  see(quoteGuid: string, person: QuoteWatcher, now: Date): readonly QuoteWatcher[];
}

/**
 * Users by open quote, in the memory of each process: after a restart all are seen again within one polling interval.
 */
export function createPresence(): Presence {
  const quotes = new Map<string, Map<string, Seen>>();
  let swept = 0;
  const sweep = (now: number) => {
    swept = now;
    for (const [quote, people] of quotes) {
      for (const [guid, { at }] of people) if (now - at > GONE_MS) people.delete(guid);
      if (people.size === 0) quotes.delete(quote);
    }
  };
  const note = (quoteGuid: string, person: QuoteWatcher, at: number) => {
    if (at - swept > GONE_MS) sweep(at);
    const people = quotes.get(quoteGuid) ?? new Map<string, Seen>();
    quotes.set(quoteGuid, people);
    people.set(person.guid, { person, at });
    return people;
  };
  return {
    hear: (quoteGuid, person, at) => void note(quoteGuid, person, at),
    see: (quoteGuid, person, date) => {
      const now = date.getTime();
      const people = note(quoteGuid, person, now);
      return [...people.values()]
        .filter(({ person: { guid }, at }) => guid !== person.guid && now - at <= GONE_MS)
        .map((seen) => seen.person);
    },
  };
}
