const NAME = 'truciolo-floor';
const VERSION = 2;

/** What waits to be sent. */
export const EVENTS = 'events';
/** What the server said last, by whom it was told and what was asked. */
export const ANSWERS = 'answers';

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** What this device keeps of the floor. */
export async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const { result } = request;
    if (!result.objectStoreNames.contains(EVENTS)) result.createObjectStore(EVENTS, { autoIncrement: true });
    if (!result.objectStoreNames.contains(ANSWERS)) result.createObjectStore(ANSWERS);
  };
  const database = await done(request);
  // Another tab with a newer version waits for nobody.
  database.onversionchange = () => database.close();
  return database;
}
