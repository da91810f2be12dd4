import { requestDone } from './request-done.ts';

/** Values with files in them that survive a reload, each under its own name. */
interface BrowserShelf<Value> {
  /** Null where nothing was kept, or where the browser keeps nothing. */
  read(name: string): Promise<Value | null>;
  /** Null removes the value. A full or forbidden storage is no reason to stop working. */
  write(name: string, value: Value | null): Promise<void>;
}

export function browserShelf<Value>(database: string, store: string): BrowserShelf<Value> {
  const open = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    const opened = await requestDone(request);
    // Does not block another tab with a newer version.
    opened.onversionchange = () => opened.close();
    return opened.transaction(store, mode).objectStore(store);
  };
  return {
    async read(name) {
      try {
        return ((await requestDone((await open('readonly')).get(name))) as Value | undefined) ?? null;
      } catch {
        return null;
      }
    },
    async write(name, value) {
      try {
        const shelf = await open('readwrite');
        if (value === null) await requestDone(shelf.delete(name));
        else await requestDone(shelf.put(value, name));
      } catch {
        return;
      }
    },
  };
}
