import type { EventStore } from '@truciolo/jobs';
import { requestDone as done } from '../../../lib/request-done.ts';
import { openDatabase } from '../device-store/floor-database.ts';

interface Keyed {
  readonly guid: string;
}

interface Owned {
  readonly userGuid: string;
}

/** The event as it was put in. */
function withoutOwner<Event extends Keyed>(kept: Event & Owned): Event {
  const event: Event & Partial<Owned> = { ...kept };
  Reflect.deleteProperty(event, 'userGuid');
  return event;
}

/** Unsent things of one person: somebody else who logs in on the same phone neither sees nor sends them. */
function browserStore<Event extends Keyed>(name: string, userGuid: string): EventStore<Event> {
  let database: Promise<IDBDatabase> | null = null;
  const store = async (mode: IDBTransactionMode) => {
    database ??= openDatabase();
    return (await database).transaction(name, mode).objectStore(name);
  };
  type Kept = Event & Owned;
  return {
    all: async () => {
      const kept = (await done((await store('readonly')).getAll())) as Kept[];
      return kept.filter((one) => one.userGuid === userGuid).map(withoutOwner);
    },
    put: async (event) => {
      await done((await store('readwrite')).add({ ...event, userGuid }));
    },
    remove: async (guids) => {
      const gone = new Set(guids);
      const events = await store('readwrite');
      await new Promise<void>((resolve, reject) => {
        const request = events.openCursor();
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const cursor = request.result;
          if (!cursor) return resolve();
          if (gone.has((cursor.value as Kept).guid)) cursor.delete();
          cursor.continue();
        };
      });
    },
  };
}

/** Where the browser keeps nothing (a private window): events live as long as the page. */
function memoryStore<Event extends Keyed>(): EventStore<Event> {
  const kept = new Map<string, Event>();
  return {
    all: async () => [...kept.values()],
    put: async (event) => {
      kept.set(event.guid, event);
    },
    remove: async (guids) => {
      for (const guid of guids) kept.delete(guid);
    },
  };
}

/** The first that works. */
export function deviceStore<Event extends Keyed>(name: string, userGuid: string): EventStore<Event> {
  const kept = browserStore<Event>(name, userGuid);
  const spare = memoryStore<Event>();
  const or =
    <Args extends readonly unknown[], T>(
      first: (...args: Args) => Promise<T>,
      second: (...args: Args) => Promise<T>,
    ) =>
    (...args: Args): Promise<T> =>
      first(...args).catch(() => second(...args));
  return {
    all: or(kept.all, spare.all),
    put: or(kept.put, spare.put),
    remove: async (guids) => {
      await spare.remove(guids);
      await kept.remove(guids).catch(() => undefined);
    },
  };
}
