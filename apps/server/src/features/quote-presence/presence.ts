import { type QuoteWatcher, WATCH_EVERY_MS } from '@truciolo/contract';

/** Two beats may be late or lost before somebody counts as gone. */
const GONE_MS = 2.5 * WATCH_EVERY_MS;

/** What one process sees the others hear under this topic. */
export const PRESENCE_TOPIC = 'presence';

interface Seen {
  readonly person: QuoteWatcher;
  readonly at: number;
}

export interface Presence {
  /** Notes that a person looks at a quote, as another process has seen. */
  hear(quoteGuid: string, person: QuoteWatcher, at: number): void;
  /** Notes that a person looks at a quote, and answers who else does. */
  see(quoteGuid: string, person: QuoteWatcher, now: Date): readonly QuoteWatcher[];
}

/** Who has which quote open, in the memory of each process: after a restart everybody is seen again within one beat. */
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
