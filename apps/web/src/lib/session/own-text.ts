import { localText, type StoredText } from '../stored-text.ts';
import { getSessionUser } from './session-store.ts';

/** What a person leaves in this browser: somebody else who logs in here neither sees it nor sends it. */
export const ownText = ((): StoredText => {
  const named = (key: string) => `${key}:${getSessionUser()?.guid ?? ''}`;
  return {
    read: (key) => localText.read(named(key)),
    write: (key, value) => localText.write(named(key), value),
    remove: (key) => localText.remove(named(key)),
  };
})();
