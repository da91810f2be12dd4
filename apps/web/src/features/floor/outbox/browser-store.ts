import type { NewWorkEvent } from '@truciolo/contract';
import type { EventStore } from '@truciolo/jobs';
import { requestDone as done } from '../../../lib/request-done.ts';
import { EVENTS, openDatabase } from '../device-store/floor-database.ts';

/** Events of one user: another user on the same phone neither sees nor sends them. */
export function browserStore(userGuid: string): EventStore<NewWorkEvent> {
  let database: Promise<IDBDatabase> | null = null;
  const store = async (mode: IDBTransactionMode) => {
    database ??= openDatabase();
    return (await database).transaction(EVENTS, mode).objectStore(EVENTS);
  };
  type Kept = NewWorkEvent & { readonly userGuid: string };
  return {
    all: async () => {
      const kept = (await done((await store('readonly')).getAll())) as Kept[];
      return kept.filter((one) => one.userGuid === userGuid).map(({ userGuid: _owner, ...event }) => event);
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
export function memoryStore(): EventStore<NewWorkEvent> {
  const kept = new Map<string, NewWorkEvent>();
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
export function storedEvents(userGuid: string): EventStore<NewWorkEvent> {
  const kept = browserStore(userGuid);
  const spare = memoryStore();
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
