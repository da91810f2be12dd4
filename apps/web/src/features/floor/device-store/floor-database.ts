import { requestDone as done } from '../../../lib/request-done.ts';

const NAME = 'truciolo-floor';
const VERSION = 3;

/** Unsent events. */
export const EVENTS = 'events';
/** Unsent pictures. */
export const PHOTOS = 'photos';
/** Last answers of the server, by user and query. */
export const ANSWERS = 'answers';

/** Opens the floor's local database. */
export async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const { result } = request;
    if (!result.objectStoreNames.contains(EVENTS)) result.createObjectStore(EVENTS, { autoIncrement: true });
    if (!result.objectStoreNames.contains(PHOTOS)) result.createObjectStore(PHOTOS, { autoIncrement: true });
    if (!result.objectStoreNames.contains(ANSWERS)) result.createObjectStore(ANSWERS);
  };
  const database = await done(request);
  // Does not block another tab with a newer version.
  database.onversionchange = () => database.close();
  return database;
}
