import { type PageWatcher, WATCH_EVERY_MS } from '@truciolo/contract';

/** Two polls may be late or lost before a user counts as gone. */
const GONE_MS = 2.5 * WATCH_EVERY_MS;

/** Topic by which processes exchange the users they see. */
export const PRESENCE_TOPIC = 'presence';

interface Seen {
  readonly person: PageWatcher;
  readonly at: number;
}

export interface Presence {
  /** Records a user whom another process has seen on a quote or a request. */
  hear(pageGuid: string, person: PageWatcher, at: number): void;
  /** Records that a user looks at a quote or a request, and returns the other ones. */
  see(pageGuid: string, person: PageWatcher, now: Date): readonly PageWatcher[];
}

/**
 * Users by open quote or request, in the memory of each process: after a restart all are seen again within one polling interval.
 */
export function createPresence(): Presence {
  const pages = new Map<string, Map<string, Seen>>();
  let swept = 0;
  const sweep = (now: number) => {
    swept = now;
    for (const [page, people] of pages) {
      for (const [guid, { at }] of people) if (now - at > GONE_MS) people.delete(guid);
      if (people.size === 0) pages.delete(page);
    }
  };
  const note = (pageGuid: string, person: PageWatcher, at: number) => {
    if (at - swept > GONE_MS) sweep(at);
    const people = pages.get(pageGuid) ?? new Map<string, Seen>();
    pages.set(pageGuid, people);
    people.set(person.guid, { person, at });
    return people;
  };
  return {
    hear: (pageGuid, person, at) => void note(pageGuid, person, at),
    see: (pageGuid, person, date) => {
      const now = date.getTime();
      const people = note(pageGuid, person, now);
      return [...people.values()]
        .filter(({ person: { guid }, at }) => guid !== person.guid && now - at <= GONE_MS)
        .map((seen) => seen.person);
    },
  };
}
