import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPlainStore, type PlainState, type PlainStore } from './plain-store.ts';

type Options = Parameters<typeof createPlainStore>[0];

/** Opens a quote without costs for as long as its page is mounted. */
export function usePlainStore(options: Options): { readonly store: PlainStore; readonly state: PlainState } {
  const onCreated = useRef(options.onCreated);
  onCreated.current = options.onCreated;
  const [store] = useState(() =>
    createPlainStore({ ...options, onCreated: (guid) => onCreated.current(guid) }),
  );
  const state = useSyncExternalStore(store.subscribe, store.getState);
  useEffect(() => {
    const onBack = () => void store.flush();
    window.addEventListener('online', onBack);
    return () => {
      window.removeEventListener('online', onBack);
      void store.flush();
      store.stop();
    };
  }, [store]);
  return { store, state };
}
