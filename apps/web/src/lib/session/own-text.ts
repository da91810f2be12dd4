import { localText, type StoredText } from '../stored-text.ts';
import { getSessionUser } from './session-store.ts';

/** Texts stored under the name of the user who is logged in: another user of the browser neither sees nor sends them. */
export function textOf(storage: StoredText, user: () => string): StoredText {
  const named = (key: string) => `${key}:${user()}`;
  return {
    read: (key) => storage.read(named(key)),
    write: (key, value) => storage.write(named(key), value),
    remove: (key) => storage.remove(named(key)),
  };
}

export const ownText = textOf(localText, () => getSessionUser()?.guid ?? '');
