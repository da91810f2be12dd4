/** Browser storage that may be disabled or full: reading returns null, writing fails silently. */
export interface StoredText {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

const over = (storage: () => Storage): StoredText => {
  const attempt = <T>(act: (store: Storage) => T, otherwise: T): T => {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((store) => store.getItem(key), null),
    write: (key, value) => attempt((store) => store.setItem(key, value), undefined),
    remove: (key) => attempt((store) => store.removeItem(key), undefined),
  };
};

export const localText = over(() => window.localStorage);
export const tabText = over(() => window.sessionStorage);
